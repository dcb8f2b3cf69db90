import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useFetchedAnswer } from '#app/ui/portal/use-fetched-answer.ts'
import { endpointsByPriceList } from './price-list-endpoints.ts'
import type { PriceListName } from './price-list-line.ts'
import * as words from './price-list-words.ts'
import type { PriceEditApplier } from './use-apply-price-edits.ts'

type Props = {
  list: PriceListName
  timeZone: string
  mayChange: boolean
  applying: PriceEditApplier
  onSee: (change: number) => void
  onClose: () => void
}

/** List of all bulk price changes, each of which can be undone. */
export function PriceListHistory({ list, timeZone, mayChange, applying, onSee, onClose }: Props) {
  const { answer, reload } = useFetchedAnswer(list, (signal) =>
    requestAsStaff(endpointsByPriceList[list].changes, { signal }),
  )

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={applying.isBusy}
      title={words.earlierTitle}
      size="wide"
    >
      <p className="max-w-prose text-quiet text-sm">{words.earlierHint}</p>
      {typeof answer === 'string' ? (
        <p className="mt-4 text-quiet">{words[answer]}</p>
      ) : answer.rows.length === 0 ? (
        <p className="mt-4 text-quiet">{words.noneYet}</p>
      ) : (
        <ol className="mt-4 max-h-[60dvh] overflow-y-auto border-hairline border-t">
          {answer.rows.map((row) => {
            const at = formatInstant(row.at, timeZone)
            const origin = words.origins[row.origin] ?? row.origin
            return (
              <li
                key={row.id}
                className="grid gap-x-6 border-hairline border-b py-2 md:grid-cols-[1fr_auto] md:items-center"
              >
                <div className="min-w-0">
                  <p className="text-quiet text-sm tabular-nums">{at}</p>
                  <p className="wrap-anywhere">{words.changedBy({ ...row, origin })}</p>
                  {row.undoneAt !== null && (
                    <p className="text-quiet text-sm">
                      {words.undoneBy(row.undoneBy ?? '', formatInstant(row.undoneAt, timeZone))}
                    </p>
                  )}
                </div>
                {mayChange && (
                  <div className="flex gap-6">
                    {row.undoneAt === null && (
                      <RowActionButton
                        disabled={applying.isBusy}
                        aria-label={words.takeBackOf(at)}
                        onClick={() => void applying.takeBack(row.id).then(reload)}
                      >
                        {words.takeBack}
                      </RowActionButton>
                    )}
                    <RowActionButton
                      aria-label={words.seeBeforeOf(at)}
                      onClick={() => onSee(row.id)}
                    >
                      {words.seeBefore}
                    </RowActionButton>
                  </div>
                )}
              </li>
            )
          })}
        </ol>
      )}
    </Dialog>
  )
}
