import { initialStates, isClosedState } from '#app/crm/enquiries/enquiry-states.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { enquiryStateLabel } from './format-desk-row.ts'

/**
 * The state with a ring in front. The ring is empty for a new enquiry and full for a closed one.
 */
export function StateBadge({ row: { state } }: { row: Pick<DeskRow, 'state'> }) {
  if (state === null) return null
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span aria-hidden className={`desk-ring ${ringClassOf(state)}`} />
      <span className="truncate">{enquiryStateLabel(state)}</span>
    </span>
  )
}

const wonStates: ReadonlySet<string> = new Set(['delivered', 'sold', 'answered'])

function ringClassOf(state: string): string {
  if (wonStates.has(state)) return 'desk-ring-won'
  if (isClosedState(state)) return 'desk-ring-over'
  return initialStates.some((it) => it === state) ? 'desk-ring-new' : 'desk-ring-open'
}
