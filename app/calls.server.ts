import { accountCalls } from '#app/auth/login/account-calls.server.ts'
import { inCalls } from '#app/auth/login/in-calls.server.ts'
import { ownSessionCalls } from '#app/auth/login/own-session-calls.server.ts'
import { sessionCalls } from '#app/auth/login/session-calls.server.ts'
import { passkeyCalls } from '#app/auth/mfa-setup/passkey-calls.server.ts'
import { secondFactorCalls } from '#app/auth/mfa-setup/second-factor-calls.server.ts'
import { peopleCalls } from '#app/auth/staff-accounts/people-calls.server.ts'
import { modelFileCalls } from '#app/catalogue/editor/file-calls.server.ts'
import { managedModelCalls } from '#app/catalogue/editor/model-calls.server.ts'
import { handledModelPreviews } from '#app/catalogue/editor/preview-calls.server.ts'
import { priceCalls } from '#app/catalogue/pricing/price-calls.server.ts'
import { wholeListCalls } from '#app/catalogue/pricing/price-lists/price-list-calls.server.ts'
import { rateCalls } from '#app/catalogue/rates/rate-calls.server.ts'
import { partCalls } from '#app/catalogue/vehicles/detail/part-calls.server.ts'
import { modelCalls } from '#app/catalogue/vehicles/model-calls.server.ts'
import { stripCalls } from '#app/catalogue/vehicles/stage/strip-calls.server.ts'
import { statusCalls } from '#app/catalogue/vehicles/status/status-calls.server.ts'
import { freshCalls } from '#app/content/review-queue/fresh-calls.server.ts'
import { figureCalls } from '#app/crm/analytics/figure-calls.server.ts'
import { ruleCalls } from '#app/crm/assignment/rule-calls.server.ts'
import { deskCalls } from '#app/crm/desk/desk-calls.server.ts'
import { viewCalls } from '#app/crm/desk/view-calls.server.ts'
import { enquiries } from '#app/crm/enquiries/enquiries.ts'
import { enquiryCall } from '#app/crm/enquiries/enquiry-call.ts'
import { erasureCalls } from '#app/crm/enquiries/erasure-calls.server.ts'
import { eventCalls } from '#app/crm/live-updates/event-calls.server.ts'
import { allEnquiriesCalls } from '#app/crm/reports/all-enquiries-calls.server.ts'
import { dashboardCalls } from '#app/crm/reports/dashboard-calls.server.ts'
import { everythingCalls } from '#app/crm/reports/everything-calls.server.ts'
import { reportCalls } from '#app/crm/reports/report-calls.server.ts'
import { changeCalls } from '#app/platform/audit/change-calls.server.ts'
import { factCalls } from '#app/platform/dealer/fact-calls.server.ts'
import { publicDealerCalls } from '#app/platform/dealer/public-dealer-calls.server.ts'
import { galleryCalls } from '#app/site/gallery/gallery-calls.server.ts'
import { publicGalleryCalls } from '#app/site/gallery/public-gallery-calls.server.ts'
import { slideCalls } from '#app/site/home/slide-calls.server.ts'
import { exchangeCalls } from '#app/site/import-export/exchange-calls.server.ts'
import { offerCalls } from '#app/site/offers/offer-calls.server.ts'
import { publicOfferCalls } from '#app/site/offers/public-offer-calls.server.ts'
import { sitePartCalls } from '#app/site/page-content/part-calls.server.ts'
import type { CallDeclaration } from './platform/http/define-call.ts'
import type { HandledCall } from './platform/http/handle-call.server.ts'
import type { Services } from './services.server.ts'

/** Every call that is declared, with what answers it. */
export const handledCalls: readonly HandledCall<Services>[] = [
  ...slideCalls,
  ...modelCalls,
  ...stripCalls,
  ...partCalls,
  ...publicGalleryCalls,
  ...publicOfferCalls,
  ...publicDealerCalls,
  ...sessionCalls,
  ...passkeyCalls,
  ...accountCalls,
  ...secondFactorCalls,
  ...ownSessionCalls,
  ...peopleCalls,
  ...dashboardCalls,
  ...figureCalls,
  ...reportCalls,
  ...allEnquiriesCalls,
  ...everythingCalls,
  ...eventCalls,
  ...viewCalls,
  ...deskCalls,
  ...erasureCalls,
  ...statusCalls,
  ...priceCalls,
  ...wholeListCalls,
  ...freshCalls,
  ...managedModelCalls,
  ...handledModelPreviews,
  ...exchangeCalls,
  ...modelFileCalls,
  ...sitePartCalls,
  ...offerCalls,
  ...galleryCalls,
  ...factCalls,
  ...rateCalls,
  ...ruleCalls,
  ...inCalls,
  ...changeCalls,
]

/** With the enquiries, which answer forms as well and so have routes of their own. */
export const declaredCalls: readonly CallDeclaration[] = [
  ...handledCalls.map(({ call }) => call),
  ...enquiries.map(enquiryCall),
]

/** The addresses that take pictures: such a call bounds its own body. */
export const declaredUploads: ReadonlySet<string> = new Set(
  declaredCalls.filter(({ upload }) => upload).map(({ path }) => path),
)

/** Calls that take whole lists, with the bytes that one may have. */
export const declaredLists: ReadonlyMap<string, number> = new Map(
  declaredCalls.flatMap(({ path, bodyBytes }) =>
    bodyBytes === undefined ? [] : [[path, bodyBytes] as const],
  ),
)
