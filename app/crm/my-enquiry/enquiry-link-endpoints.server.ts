import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { renewEnquiryLink } from './enquiry-link-endpoints.ts'
import { type RenewLinkDeps, renewLink } from './renew-link.server.ts'

export const enquiryLinkEndpoints = [
  handleEndpoint(renewEnquiryLink, async (services: RenewLinkDeps, { session, params }) =>
    unwrapResult(await renewLink(services, session.staff, params.reference)),
  ),
]
