import type { LostReason, statesByPipeline } from '#app/crm/enquiries/enquiry-states.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/** The state that an enquiry gets when its customer withdraws it. */
export const withdrawnStates: {
  [P in Pipeline]?: { state: (typeof statesByPipeline)[P][number]; reason: LostReason | null }
} = {
  sales: { state: 'lost', reason: 'plan-dropped' },
  cover: { state: 'lost', reason: 'plan-dropped' },
  workshop: { state: 'cancelled', reason: null },
  contact: { state: 'closed', reason: null },
}
