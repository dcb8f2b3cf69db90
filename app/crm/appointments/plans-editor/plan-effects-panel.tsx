import { Button } from '#app/ui/components/button.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { LostPlaceTable } from './lost-place-table.tsx'
import { type draftsWithEffects, showPlanEffects } from './plan-endpoints.ts'
import * as words from './plans-editor-words.ts'
import { useLoadedAnswer } from './use-loaded-answer.ts'

type Props = {
  draft: (typeof draftsWithEffects)[number]
  /** Version of the last save. */
  version: number
}

/** Bookings that lose their place if the draft is published. Loads again after each save. */
export function PlanEffectsPanel({ draft, version }: Props) {
  const { found, failure, reload } = useLoadedAnswer(
    (signal) => requestAsStaff(showPlanEffects, { query: { draft }, signal }),
    `${draft} ${version}`,
  )
  if (failure !== '')
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="font-semibold text-bad text-sm">{failure}</p>
        <Button size="dense" onClick={reload}>
          {words.reload}
        </Button>
      </div>
    )
  if (!found) return <p role="status">{words.loading}</p>
  const { isComplete, bookings, more, coming, warnings } = found
  const count = bookings.length + more
  return (
    <div className="grid gap-4">
      {!isComplete && <p className="border-warn border-l-4 pl-3 text-sm">{words.incomplete}</p>}
      <div>
        <p role="status" className="font-semibold">
          {words.lost(count, coming)}
        </p>
        {count > 0 && <p className="mt-1 mb-2 max-w-prose text-sm">{words.nothingMoves}</p>}
        <LostPlaceTable bookings={bookings} more={more} caption={words.losing} />
      </div>
      {warnings.length > 0 && (
        <div className="text-sm">
          <h3 className="font-semibold">{words.warnings}</h3>
          <ul className="mt-1 grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
