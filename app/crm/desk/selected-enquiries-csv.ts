import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { byteOrderMark, csvLine } from '#app/platform/schema/csv-line.ts'
import { columns, file } from './bulk-actions-bar-words.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { enquiryKindText, enquiryStateLabel } from './format-desk-row.ts'

/** Formats the selected enquiries as CSV for a spreadsheet. */
export function selectedEnquiriesCsv(rows: readonly DeskRow[], zone: string): string {
  const lines = rows.map((row) =>
    csvLine([
      row.reference,
      formatInstant(row.receivedAt, zone),
      enquiryKindText(row),
      row.name,
      row.contact,
      row.email,
      row.model,
      enquiryStateLabel(row.state),
      row.assignee?.name,
      row.dueAt && formatInstant(row.dueAt, zone),
      row.bookingDate && formatDay(row.bookingDate),
    ]),
  )
  return byteOrderMark + csvLine(Object.values(columns)) + lines.join('')
}

export function downloadSelectedEnquiries(rows: readonly DeskRow[], zone: string): void {
  const blob = new Blob([selectedEnquiriesCsv(rows, zone)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
