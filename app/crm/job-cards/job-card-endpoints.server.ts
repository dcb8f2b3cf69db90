import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { getJob, getWorkshopHistory, saveJobCard } from './job-card-endpoints.ts'
import type { JobCardStore } from './job-card-store.server.ts'
import * as words from './job-card-words.ts'

type Deps = { jobCards: JobCardStore }

export const jobCardEndpoints = [
  handleEndpoint(getJob, async ({ jobCards }: Deps, { session, params }) =>
    unwrapResult(await jobCards.find(session.staff, params.reference)),
  ),

  handleEndpoint(saveJobCard, async ({ jobCards }: Deps, { session, params, body }) => {
    const { version, ...fields } = body
    const saved = await jobCards.save(session.staff, params.reference, { version, fields })
    return { message: words.saved, ...unwrapResult(saved) }
  }),

  handleEndpoint(getWorkshopHistory, async ({ jobCards }: Deps, { session, query }) =>
    unwrapResult(await jobCards.listVisits(session.staff, query.plate)),
  ),
]
