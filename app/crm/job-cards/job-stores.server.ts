import { estimateStore } from './estimate-store.server.ts'
import { jobCardStore } from './job-card-store.server.ts'

type Deps = Parameters<typeof jobCardStore>[0] & Parameters<typeof estimateStore>[0]

/** Creates the stores of the workshop's jobs. */
export function jobStores(deps: Deps) {
  return { jobCards: jobCardStore(deps), jobEstimates: estimateStore(deps) }
}
