import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { ReportFilter } from './report-filter.ts'

/**
 * Describes the filter for print. Each condition is one text: `from 1 Nov 2026`, `booked for 2 Dec
 * 2026`, `with “asha”`.
 */
export function conditions(filter: Omit<ReportFilter, 'page' | 'limit'>): string[] {
  const { fromDate, toDate, bookingFrom, bookingTo, search } = filter
  return [
    ...booked(bookingFrom, bookingTo),
    ...(fromDate ? [`from ${formatDay(fromDate)}`] : []),
    ...(toDate ? [`to ${formatDay(toDate)}`] : []),
    ...(search ? [`with “${search}”`] : []),
  ]
}

function booked(from: string | undefined, to: string | undefined): string[] {
  if (from && from === to) return [`booked for ${formatDay(from)}`]
  return [
    ...(from ? [`booked from ${formatDay(from)}`] : []),
    ...(to ? [`booked to ${formatDay(to)}`] : []),
  ]
}
