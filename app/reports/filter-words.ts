import { shownDay } from '#app/calendar/shown-day.ts'
import type { ReportFilter } from './filter.ts'

/** The filter on paper, a condition each: `from 1 Nov 2026`, `to 30 Nov 2026`, `with “asha”`. */
export function conditions({ fromDate, toDate, search }: ReportFilter): string[] {
  return [
    ...(fromDate ? [`from ${shownDay(fromDate)}`] : []),
    ...(toDate ? [`to ${shownDay(toDate)}`] : []),
    ...(search ? [`with “${search}”`] : []),
  ]
}
