import type { Staff } from '#app/access/session.ts'
import type { Clock } from '#app/calendar/dates.server.ts'
import { dayOf } from '#app/calendar/dates.server.ts'
import { sees } from '#app/enquiries/seen-kinds.ts'
import type { DayCountStore } from './day-count-store.server.ts'
import { findReport } from './define.ts'

export type CountsNeeded = { dayCounts: DayCountStore; clock: Clock; timeZone: string }

const counted = {
  bookings: 'booking',
  amc: 'amc',
  warranty: 'ew',
  enquiry_report: 'enquiry',
} as const

export type TodaysCounts = { [Count in keyof typeof counted]?: number }

/**
 * What came in on the dealer's day, each the same number as its report of that day. A role that does
 * not see a report has no count of it either.
 */
export async function todaysCounts(
  { dayCounts, clock, timeZone }: CountsNeeded,
  staff: Pick<Staff, 'role'>,
): Promise<TodaysCounts> {
  const today = dayOf(clock(), timeZone)
  const days = await dayCounts.listByKind({ fromDate: today, toDate: today })
  const counts = Object.entries(counted).flatMap(([name, report]) => {
    const kind = findReport(report)?.kind
    if (kind === undefined || !sees(staff, kind)) return []
    return [[name, days.find((day) => day.kind === kind)?.count ?? 0] as const]
  })
  return Object.fromEntries(counts)
}
