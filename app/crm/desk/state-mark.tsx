import { firstStates, isClosed } from '#app/crm/enquiries/flows.ts'
import type { DeskRow } from './desk-row.ts'
import { stateLabel } from './shown-row.ts'

/** The state, with a ring that is empty where nobody has begun and full where it is over. */
export function StateMark({ row: { state } }: { row: Pick<DeskRow, 'state'> }) {
  if (state === null) return null
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span aria-hidden className={`desk-ring ${ringOf(state)}`} />
      <span className="truncate">{stateLabel(state)}</span>
    </span>
  )
}

const won: ReadonlySet<string> = new Set(['delivered', 'sold', 'answered'])

function ringOf(state: string): string {
  if (won.has(state)) return 'desk-ring-won'
  if (isClosed(state)) return 'desk-ring-over'
  return firstStates.some((it) => it === state) ? 'desk-ring-new' : 'desk-ring-open'
}
