import { useLayoutEffect, useRef, useState } from 'react'
import type { PrintableReport } from './printable-report.ts'
import * as words from './printable-report-table-words.ts'

type Props = PrintableReport & { onFitted: () => void }

/**
 * A report for print, in which words, numbers and addresses are never broken. If the table is too
 * wide, the font is made smaller first. After that, the last columns are removed and listed below
 * the table.
 */
export function PrintableReportTable({ labels: all, rows, onFitted }: Props) {
  const { table, size, labels } = useFitToPaper(all, onFitted)
  const left = all.slice(labels.length)
  return (
    <>
      <table ref={table} className={`w-full hyphens-none border-collapse wrap-normal ${size}`}>
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col" className="border-ink border-b-2 px-1 py-1 text-left">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="break-inside-avoid align-top">
              {labels.map((label, index) => (
                <td
                  key={label}
                  className={`border-hairline border-b px-1 py-1 ${cells[index]?.breaks}`}
                >
                  {cells[index]?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left.length > 0 && <p className="mt-2">{words.leftOut(left)}</p>}
    </>
  )
}

const printFontSizes = ['text-[7.5pt]', 'text-[6.5pt]', 'text-[5.5pt]'] as const

/** Tries smaller fonts, and then fewer columns, until the table fits the width of the paper. */
function useFitToPaper(all: readonly string[], onFitted: () => void) {
  const table = useRef<HTMLTableElement>(null)
  const [step, setStep] = useState(0)
  const dropped = Math.max(0, step - printFontSizes.length + 1)
  const labels = all.slice(0, Math.max(1, all.length - dropped))
  useLayoutEffect(() => {
    const room = table.current?.parentElement?.clientWidth ?? 0
    const isTooWide = (table.current?.offsetWidth ?? 0) > room
    if (isTooWide && labels.length > 1) setStep(step + 1)
    else onFitted()
  }, [step, labels.length, onFitted])
  return { table, labels, size: printFontSizes[Math.min(step, printFontSizes.length - 1)] }
}
