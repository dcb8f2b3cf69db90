import type { State } from '#app/crm/enquiries/flows.ts'
import type { Flow } from '#app/platform/permissions/flow.ts'

/** The states in which a flow ends well, and those in which it comes to nothing. */
export const endsOf = {
  sales: { won: ['delivered'], lost: ['lost'] },
  cover: { won: ['sold'], lost: ['lost'] },
  workshop: { won: ['delivered'], lost: ['no-show', 'cancelled'] },
  contact: { won: ['answered', 'closed'], lost: [] },
  none: { won: [], lost: [] },
} as const satisfies Record<Flow, { won: readonly State[]; lost: readonly State[] }>

/** Sales first. */
export const outcomeFlows = ['sales', 'cover', 'workshop', 'contact', 'none'] as const
