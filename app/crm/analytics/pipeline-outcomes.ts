import type { EnquiryState } from '#app/crm/enquiries/enquiry-states.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/** The states that mean success in a flow, and the states that mean failure. */
export const outcomesByPipeline = {
  sales: { won: ['delivered'], lost: ['lost'] },
  cover: { won: ['sold'], lost: ['lost'] },
  workshop: { won: ['delivered'], lost: ['no-show', 'cancelled'] },
  contact: { won: ['answered', 'closed'], lost: [] },
  none: { won: [], lost: [] },
} as const satisfies Record<
  Pipeline,
  { won: readonly EnquiryState[]; lost: readonly EnquiryState[] }
>

/** The order of the flows on the page. */
export const pipelineOrder = ['sales', 'cover', 'workshop', 'contact', 'none'] as const
