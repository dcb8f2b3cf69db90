import type { ReadyMessageDeps } from '#app/crm/desk/ready-message.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { answerJobEstimate, listJobEstimates, sendJobEstimate } from './estimate-endpoints.ts'
import { findEstimateMessage } from './estimate-message.server.ts'
import type { EstimateStore } from './estimate-store.server.ts'

type Deps = { jobEstimates: EstimateStore }

/** Estimates of jobs. An enquiry of another role's flow is not found. */
export const estimateEndpoints = [
  handleEndpoint(
    listJobEstimates,
    async (deps: Deps & ReadyMessageDeps, { session, params, facts }) => {
      const { staff } = session
      const { reference } = params
      const listed = unwrapResult(await deps.jobEstimates.list(staff, reference))
      const { origin } = facts
      return {
        ...listed,
        zone: deps.timeZone,
        ...(await findEstimateMessage(deps, staff, { reference, origin })),
      }
    },
  ),

  handleEndpoint(
    sendJobEstimate,
    async ({ jobEstimates }: Deps, { session, params, body, request }) => {
      const key = request.headers.get('idempotency-key')?.slice(0, 200)
      const { lines } = body
      return unwrapResult(await jobEstimates.send(session.staff, params.reference, { lines, key }))
    },
  ),

  handleEndpoint(answerJobEstimate, async ({ jobEstimates }: Deps, { session, params, body }) => {
    const number = parseRowId(params.number) ?? 0
    return unwrapResult(
      await jobEstimates.noteAnswer(session.staff, params.reference, { number, ...body }),
    )
  }),
]
