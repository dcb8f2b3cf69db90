import { useLayoutEffect } from 'react'
import type { ServiceBookingSheetRow } from './service-booking-sheet.ts'
import * as words from './service-booking-sheet-words.ts'

type Props = {
  rows: readonly ServiceBookingSheetRow[]
  /** Called when the sheet can be printed. */
  onFitted: () => void
}

/** The workshop's sheet: one line for each booking, with boxes to tick by hand. */
export function ServiceBookingSheet({ rows, onFitted }: Props) {
  useLayoutEffect(onFitted, [onFitted])
  const hasDays = new Set(rows.map(({ day }) => day)).size > 1
  const labels = [
    ...(hasDays ? [words.day] : []),
    words.registrationNumber,
    words.customer,
    words.model,
    words.service,
    words.complaint,
    words.state,
  ]
  return (
    <table className="w-full border-collapse text-[9pt]">
      <thead>
        <tr>
          {words.steps.map((step) => (
            <th key={step} scope="col" className={`${head} text-[7pt]`}>
              {step}
            </th>
          ))}
          {labels.map((label) => (
            <th key={label} scope="col" className={head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="break-inside-avoid align-top">
            {words.steps.map((step) => (
              <td key={step} className={cell}>
                <span
                  aria-hidden
                  data-tick-box
                  className="inline-block size-[5mm] border border-ink align-middle"
                />
              </td>
            ))}
            {hasDays && <td className={`${cell} whitespace-nowrap`}>{row.day}</td>}
            <td className={`${cell} whitespace-nowrap font-semibold text-[11pt]`}>
              {row.registrationNumber}
            </td>
            <td className={cell}>
              <span className="wrap-anywhere">{row.name || row.reference}</span>
              <span className="block whitespace-nowrap">{row.contactNumber}</span>
            </td>
            <td className={cell}>{row.model}</td>
            <td className={`${cell} whitespace-nowrap`}>{row.serviceType}</td>
            <td className={`${cell} wrap-anywhere w-[30%]`}>{row.complaint}</td>
            <td className={`${cell} whitespace-nowrap`}>{row.state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const head = 'border-ink border-b-2 px-1.5 py-1 text-left'
const cell = 'border-hairline border-b px-1.5 py-2'
