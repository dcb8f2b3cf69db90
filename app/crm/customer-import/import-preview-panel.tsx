import { useState } from 'react'
import { byteOrderMark, csvLine } from '#app/platform/schema/csv-line.ts'
import { Button } from '#app/ui/components/button.tsx'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import { Download } from '#app/ui/icons/download.ts'
import type { ImportPreview } from './customer-import-endpoints.ts'
import * as words from './import-page-words.ts'
import { columns as columnLabels } from './import-words.ts'

type Props = {
  preview: ImportPreview
  isBusy: boolean
  onImport: (skipsProblems: boolean) => void
  onBack: () => void
}

type CountName = keyof typeof words.counts

const countNames: readonly { name: CountName; isPart?: boolean }[] = [
  { name: 'newEnquiries' },
  { name: 'openEnquiries', isPart: true },
  { name: 'withoutDate', isPart: true },
  { name: 'withoutCustomer', isPart: true },
  { name: 'newCustomers' },
  { name: 'knownCustomers' },
  { name: 'duplicatesInFile' },
  { name: 'duplicatesStored' },
  { name: 'rowsWithProblems' },
]

const maxShownProblems = 50

/** Counts what the import will store, and lists the rows that cannot be imported. */
export function ImportPreviewPanel({ preview, isBusy, onImport, onBack }: Props) {
  const [leavesOut, setLeavesOut] = useState(false)
  const { newEnquiries, rowsWithProblems } = preview
  const isReady = newEnquiries > 0 && (rowsWithProblems === 0 || leavesOut)
  return (
    <section>
      <h2 className="font-semibold text-lg">{words.stepPreview}</h2>
      <dl className="mt-3 max-w-xl border-hairline border-t">
        {countNames
          .filter(({ name, isPart }) => !isPart || preview[name] > 0)
          .map(({ name, isPart }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 border-hairline border-b py-1.5"
            >
              <dt className={isPart ? 'pl-4 text-quiet' : ''}>{words.counts[name]}</dt>
              <dd className="font-semibold tabular-nums">
                {preview[name].toLocaleString('en-IN')}
              </dd>
            </div>
          ))}
      </dl>
      {rowsWithProblems > 0 && <ProblemList preview={preview} />}
      {newEnquiries === 0 && <p className="mt-4">{words.nothingNew}</p>}
      {rowsWithProblems > 0 && newEnquiries > 0 && (
        <div className="mt-4">
          <CheckboxField
            name="leaveOut"
            label={words.leaveOut(rowsWithProblems)}
            hint={words.orCorrect}
            checked={leavesOut}
            onChange={({ target }) => setLeavesOut(target.checked)}
          />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {newEnquiries > 0 && (
          <Button
            tone="signal"
            size="small"
            disabled={isBusy || !isReady}
            onClick={() => onImport(leavesOut)}
          >
            {isBusy ? words.importing : words.importNow(newEnquiries)}
          </Button>
        )}
        <Button size="small" disabled={isBusy} onClick={onBack}>
          {words.backToColumns}
        </Button>
      </div>
    </section>
  )
}

function ProblemList({ preview: { problems, problemCount } }: { preview: ImportPreview }) {
  const shown = problems.slice(0, maxShownProblems)
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="font-semibold">{words.problems}</h3>
        <Button size="dense" onClick={() => downloadProblems(problems)}>
          <Download aria-hidden className="size-4" />
          {words.downloadProblems(problems.length, problemCount)}
        </Button>
      </div>
      <p className="text-quiet text-sm empty:hidden">
        {words.problemsShown(shown.length, problemCount)}
      </p>
      {/* A scrolling region must be reachable by keyboard. */}
      <section
        aria-label={words.problems}
        tabIndex={0}
        className="mt-2 max-h-96 overflow-y-auto border-hairline border-y"
      >
        <ol>
          {shown.map(({ row, column, value, message }) => (
            <li key={`${row} ${column}`} className="border-hairline border-b py-2 last:border-b-0">
              <p className="wrap-anywhere">
                <span className="font-semibold">
                  {words.problemColumns.row} {row}, {columnLabels[column]}:
                </span>{' '}
                <span dir="auto">{value || words.empty}</span>
              </p>
              <p className="text-quiet text-sm">{message}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function downloadProblems(problems: ImportPreview['problems']): void {
  const lines = problems.map(({ row, column, value, message }) =>
    csvLine([row, columnLabels[column], value, message]),
  )
  const csv = byteOrderMark + csvLine(Object.values(words.problemColumns)) + lines.join('')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  link.download = words.problemFile
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
