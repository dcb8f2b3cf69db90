import type { ReactNode } from 'react'
import { formatCell } from '#app/crm/enquiries/format-answer.ts'
import { formatDayAndTime } from '#app/platform/calendar/format-day-and-time.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { formatPhoneNumber } from '#app/platform/forms/phone-number.ts'
import {
  formatReportCell,
  formatReportState,
  type Report,
  type ReportColumn,
  type ReportRow,
} from './define-report.ts'

/** Renders a cell's value. Phone numbers and email addresses are links. */
export function renderReportCell(report: Report, column: ReportColumn, row: ReportRow): ReactNode {
  const text = formatReportCell(report, column, row)
  if (text === '–') return <span className="text-quiet">–</span>
  const field = column.from ? report.enquiry.fields[column.from] : undefined
  const control = field?.control
  const phone = row.number_to_call
  if (field && control === 'tel' && phone)
    return <ValueLink href={telephoneUrl(phone)}>{formatPhoneNumber(field, text, phone)}</ValueLink>
  if (control === 'email') return <ValueLink href={`mailto:${text}`}>{text}</ValueLink>
  return <span title={text.length > 30 ? text : undefined}>{text}</span>
}

function ValueLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 min-w-8 items-center text-ink underline decoration-hairline hover:decoration-ink"
    >
      {children}
    </a>
  )
}

/** Returns the values of a row that a phone shows: name, arrival, booking day and subject. */
export function summarizeReportRow(report: Report, row: ReportRow) {
  const byControl = (control: string) => {
    const column = report.columns.find(
      ({ from }) => from && report.enquiry.fields[from]?.control === control,
    )
    return column && row[column.key] ? formatReportCell(report, column, row) : ''
  }
  const service = row['serviceType']
  return {
    name: formatCell(row['name']),
    received: formatDayAndTime(row.created_date, row.created_time),
    about: [byControl('model') || formatCell(row['enteredModel'] ?? ''), service && String(service)]
      .filter((part) => part && part !== '–')
      .join(' · '),
    wishedDay: byControl('date'),
    state: row['state'] ? formatReportState(row['state']) : '',
    /** The number to dial, `+91…`, or '' if there is none. */
    call: row.number_to_call ?? '',
  }
}
