import { formatDay } from '#app/platform/calendar/format-day.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { formatReportState, type ReportRow } from './define-report.ts'
import * as words from './service-booking-sheet-words.ts'

/** One service booking on the workshop's printed sheet. */
export type ServiceBookingSheetRow = {
  id: number
  reference: string
  day: string
  registrationNumber: string
  name: string
  contactNumber: string
  model: string
  serviceType: string
  complaint: string
  state: string
}

/** Prepares rows of the booking report for the workshop's sheet, in the order of the booking day. */
export function toServiceBookingSheet(rows: readonly ReportRow[]): ServiceBookingSheetRow[] {
  return rows
    .toSorted((a, b) => text(a, 'bookingDate').localeCompare(text(b, 'bookingDate')) || a.id - b.id)
    .map((row) => {
      const day = text(row, 'bookingDate')
      const type = text(row, 'serviceType')
      return {
        id: row.id,
        reference: row.reference,
        day: isCalendarDay(day) ? formatDay(day) : day,
        registrationNumber: text(row, 'registrationNumber'),
        name: text(row, 'name'),
        contactNumber: text(row, 'contactNumber'),
        model: [text(row, 'model') || text(row, 'enteredModel'), text(row, 'yearOfPurchase')]
          .filter(Boolean)
          .join(', '),
        serviceType: type && words.serviceOf(type),
        complaint: text(row, 'message'),
        state: formatReportState(row['state']),
      }
    })
}

function text(row: ReportRow, key: string): string {
  const value = row[key]
  return value === null || value === undefined ? '' : String(value)
}
