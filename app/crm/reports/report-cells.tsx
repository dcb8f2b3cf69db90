import type { ReactNode } from 'react'
import { cellText } from '#app/crm/enquiries/cell-text.ts'
import { shownMoment } from '#app/platform/calendar/shown-moment.ts'
import { telephoneUrl } from '#app/platform/dealer/contact-links.ts'
import { shownNumber } from '#app/platform/forms/telephone.ts'
import { type Column, type Report, type ReportRow, shownCell, shownState } from './define.ts'

/** A cell's value; a number can be called and an address written to from where it stands. */
export function reportCell(report: Report, column: Column, row: ReportRow): ReactNode {
  const text = shownCell(report, column, row)
  if (text === '–') return <span className="text-quiet">–</span>
  const field = column.from ? report.enquiry.fields[column.from] : undefined
  const control = field?.control
  const phone = row.number_to_call
  if (field && control === 'tel' && phone)
    return <ValueLink href={telephoneUrl(phone)}>{shownNumber(field, text, phone)}</ValueLink>
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

/** What a person must see of a row on a phone: who, when it came in, for when, and what about. */
export function summaryOf(report: Report, row: ReportRow) {
  const byControl = (control: string) => {
    const column = report.columns.find(
      ({ from }) => from && report.enquiry.fields[from]?.control === control,
    )
    return column && row[column.key] ? shownCell(report, column, row) : ''
  }
  const service = row['serviceType']
  return {
    name: cellText(row['name']),
    received: shownMoment(row.created_date, row.created_time),
    about: [byControl('model') || cellText(row['enteredModel'] ?? ''), service && String(service)]
      .filter((part) => part && part !== '–')
      .join(' · '),
    wishedDay: byControl('date'),
    state: row['state'] ? shownState(row['state']) : '',
    /** `+91…`, '' for none. */
    call: row.number_to_call ?? '',
  }
}
