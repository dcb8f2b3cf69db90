import { useState } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { type listImports, undoImport } from './import-export-endpoints.ts'
import * as words from './import-export-page-words.ts'

type Row = EndpointAnswer<typeof listImports>['rows'][number]
type Props = {
  imports: readonly Row[]
  timeZone: string
  /** Id of the import whose preview is open. */
  shownId: string | undefined
  onGoOn: (id: string) => void
  onChanged: () => void
}

/** List of earlier imports. The user can undo each of them. */
export function PastImports({ imports, timeZone, shownId, onGoOn, onChanged }: Props) {
  const [asked, setAsked] = useState<Row>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function ask(row: Row) {
    setRefusal(undefined)
    setAsked(row)
  }

  async function takeBack({ id }: Row) {
    setBusy(true)
    const done = await requestAsStaff(undoImport, { params: { id } })
    setBusy(false)
    if (!done.ok) return setRefusal(done.problem.message || words.undoFailed)
    setAsked(undefined)
    void showToast(done.value.message)
    onChanged()
  }

  return (
    <section aria-labelledby="past" className="mt-10">
      <h2 id="past" className="font-(family-name:--font-headline) font-bold text-xl">
        {words.past}
      </h2>
      {imports.length === 0 && <p className="mt-2 text-quiet">{words.nonePast}</p>}
      <ul className="mt-3 divide-y divide-hairline">
        {imports.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">
                <bdi>{row.fileName}</bdi>
              </p>
              <p className="text-quiet text-sm">{importStateText(row, timeZone)}</p>
            </div>
            {row.state === 'applied' && (
              <Button
                size="dense"
                aria-label={words.takeBackOne(row.fileName)}
                onClick={() => ask(row)}
              >
                {words.takeBack}
              </Button>
            )}
            {row.state === 'checked' && row.id !== shownId && (
              <Button
                size="dense"
                aria-label={words.goOnWith(row.fileName)}
                onClick={() => onGoOn(row.id)}
              >
                {words.goOn}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={words.takeBackQuestion(asked?.fileName ?? '')}
        confirm={words.takeBack}
        isBusy={isBusy}
        onConfirm={() => asked && void takeBack(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p className="max-w-prose">{words.takeBackHint}</p>
        {refusal && (
          <p role="alert" className="mt-3 font-semibold text-bad">
            {refusal}
          </p>
        )}
      </ConfirmDialog>
    </section>
  )
}

function importStateText(row: Row, timeZone: string): string {
  const { state, uploadedBy, uploadedAt, appliedBy, appliedAt, undoneBy, undoneAt } = row
  if (state === 'undone')
    return words.state.undone(undoneBy ?? '', formatInstant(undoneAt ?? uploadedAt, timeZone))
  if (state === 'applied')
    return words.state.applied(appliedBy ?? '', formatInstant(appliedAt ?? uploadedAt, timeZone))
  return words.state.checked(uploadedBy, formatInstant(uploadedAt, timeZone))
}
