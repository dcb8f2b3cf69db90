import type { Clock } from '#app/calendar/dates.server.ts'
import { dayOf } from '#app/calendar/dates.server.ts'
import type { DayCountStore } from './day-count-store.server.ts'
import { findReport } from './define.ts'

export type CountsNeeded = { dayCounts: DayCountStore; clock: Clock; timeZone: string }

export type TodaysCounts = {
  bookings: number
  amc: number
  warranty: number
  enquiry_report: number
}

/** What came in on the dealer's day, each the same number as its report of that day. */
export async function todaysCounts({
  dayCounts,
  clock,
  timeZone,
}: CountsNeeded): Promise<TodaysCounts> {
  const today = dayOf(clock(), timeZone)
  const days = await dayCounts.listByKind({ fromDate: today, toDate: today })
  const countOf = (report: string) => {
    const kind = findReport(report)?.kind
    return days.find((day) => day.kind === kind)?.count ?? 0
  }
  return {
    bookings: countOf('booking'),
    amc: countOf('amc'),
    warranty: countOf('ew'),
    enquiry_report: countOf('enquiry'),
  }
}
