import { useLayoutEffect, useRef, useState } from 'react'
import { chosenColumns } from './chosen-columns.ts'
import { type Column, type Report, type ReportRow, shownCell } from './define.ts'
import * as words from './print-words.ts'

type Props = {
  report: Report
  /** Of the columns, with commas between; without, the report's own. */
  columns: string | undefined
  rows: readonly ReportRow[]
  onFitted: () => void
}

/**
 * A report on paper: no word, number or address is broken. What is too wide is written smaller, and
 * where that does not do, the last columns are left out and named.
 */
export function PrintTable({ report, columns: keys, rows, onFitted }: Props) {
  const all = chosenColumns(report, keys)
  const { table, size, columns } = useFitted(all, onFitted)
  const left = all.slice(columns.length)
  return (
    <>
      <table ref={table} className={`w-full hyphens-none border-collapse wrap-normal ${size}`}>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className="border-ink border-b-2 px-1 py-1 text-left">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="break-inside-avoid align-top">
              {columns.map((column) => {
                const text = shownCell(report, column, row)
                return (
                  <td
                    key={column.key}
                    className={`border-hairline border-b px-1 py-1 ${breaksOf(report, column, text)}`}
                  >
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {left.length > 0 && <p className="mt-2">{words.leftOut(left.map(({ label }) => label))}</p>}
    </>
  )
}

const sizes = ['text-[7.5pt]', 'text-[6.5pt]', 'text-[5.5pt]'] as const

/** Step by step smaller, then with fewer columns, until the table is no wider than what holds it: the paper. */
function useFitted(all: readonly Column[], onFitted: () => void) {
  const table = useRef<HTMLTableElement>(null)
  const [step, setStep] = useState(0)
  const dropped = Math.max(0, step - sizes.length + 1)
  const columns = all.slice(0, Math.max(1, all.length - dropped))
  useLayoutEffect(() => {
    const room = table.current?.parentElement?.clientWidth ?? 0
    const isTooWide = (table.current?.offsetWidth ?? 0) > room
    if (isTooWide && columns.length > 1) setStep(step + 1)
    else onFitted()
  }, [step, columns.length, onFitted])
  return { table, columns, size: sizes[Math.min(step, sizes.length - 1)] }
}

/** What is called, written to or looked up stays on one line; prose parts between words, and inside one only where it is endless. */
function breaksOf({ enquiry }: Report, { from }: Column, text: string): string {
  const control = from ? enquiry.fields[from]?.control : 'date'
  if (control === 'tel' || control === 'email' || control === 'date') return 'whitespace-nowrap'
  if (text.split(/\s+/).some((word) => word.length > 24)) return 'wrap-anywhere min-w-32'
  return control === 'textarea' && text.length > 20 ? 'min-w-28' : ''
}
