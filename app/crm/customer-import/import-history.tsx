import { useState } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { type ImportHistoryRow, undoImport } from './customer-import-endpoints.ts'
import * as words from './import-page-words.ts'

type Props = { imports: readonly ImportHistoryRow[]; timeZone: string; onChanged: () => void }
type Kept = { id: number | null; name: string }

/** List of all imports, each of which can be undone for some days. */
export function ImportHistory({ imports, timeZone, onChanged }: Props) {
  const [asked, setAsked] = useState<ImportHistoryRow>()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{
    message: string
    kept: readonly Kept[]
    keptCount: number
  }>()

  async function undo({ id }: ImportHistoryRow) {
    setBusy(true)
    const done = await requestAsStaff(undoImport, { params: { import: String(id) } })
    setBusy(false)
    setAsked(undefined)
    setResult(
      done.ok
        ? done.value
        : { message: done.problem.message || words.failed, kept: [], keptCount: 0 },
    )
    onChanged()
  }

  return (
    <section className="mt-10">
      <h2 className="font-semibold text-lg">{words.history}</h2>
      <p className="text-quiet text-sm">
        {imports.length === 0 ? words.noHistory : words.undoHint}
      </p>
      <div role="status">
        {result && (
          <div className="mt-3 border-control border-l-4 bg-surface px-4 py-2">
            <p>{result.message}</p>
            {result.kept.length > 0 && (
              <>
                <p className="mt-1">{words.kept}</p>
                <ul>
                  {result.kept.map(({ id, name }, index) => (
                    <li key={id ?? `none ${index}`} dir="auto">
                      {id === null ? (
                        name
                      ) : (
                        <Link
                          to={`/admin/customers/${id}`}
                          className="link inline-flex min-h-11 items-center md:min-h-8"
                        >
                          {name}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
                {result.keptCount > result.kept.length && (
                  <p>{words.moreKept(result.keptCount - result.kept.length)}</p>
                )}
              </>
            )}
          </div>
        )}
      </div>
      <ol className="mt-3 border-hairline border-t empty:hidden">
        {imports.map((row) => {
          const at = formatInstant(row.at, timeZone)
          return (
            <li
              key={row.id}
              className="grid gap-x-6 border-hairline border-b py-2 md:grid-cols-[1fr_auto] md:items-center"
            >
              <div className="min-w-0">
                <p className="text-quiet text-sm tabular-nums">{at}</p>
                <p className="wrap-anywhere">{words.historyLine(row.enquiries, row.customers)}</p>
                <p className="wrap-anywhere text-quiet text-sm">
                  {row.undoneAt === null
                    ? words.importedBy(row.who)
                    : words.undoneBy(
                        row.undoneBy ?? '',
                        formatInstant(row.undoneAt, timeZone),
                        row.remaining,
                      )}
                </p>
              </div>
              {row.isUndoable && (
                <RowActionButton aria-label={words.undoOf(at)} onClick={() => setAsked(row)}>
                  {words.undo}
                </RowActionButton>
              )}
            </li>
          )
        })}
      </ol>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={words.undoTitle}
        confirm={words.undo}
        isBusy={isBusy}
        onConfirm={() => asked && void undo(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{words.undoText(asked?.remaining ?? 0)}</p>
      </ConfirmDialog>
    </section>
  )
}
