import { sees } from '#app/crm/enquiries/seen-kinds.ts'
import type { Clock } from '#app/platform/calendar/dates.server.ts'
import { dayOf } from '#app/platform/calendar/dates.server.ts'
import type { Staff } from '#app/platform/permissions/session.ts'
import type { DayCountStore } from './day-count-store.server.ts'
import { findReport } from './define.ts'
import { reportsSeenBy } from './reports-seen.ts'

export type CountsNeeded = { dayCounts: DayCountStore; clock: Clock; timeZone: string }

const counted = {
  bookings: 'booking',
  amc: 'amc',
  warranty: 'ew',
  enquiry_report: 'enquiry',
} as const

export type TodaysCounts = { [Count in keyof typeof counted]?: number }

export type KindCount = { report: string; name: string; count: number }

/** Every kind that the role sees, those of the first version's dashboard first. */
export async function todaysCountsByKind(
  { dayCounts, clock, timeZone }: CountsNeeded,
  staff: Pick<Staff, 'role'>,
): Promise<KindCount[]> {
  const today = dayOf(clock(), timeZone)
  const days = await dayCounts.listByKind({ fromDate: today, toDate: today })
  const first: readonly string[] = Object.values(counted)
  const place = (slug: string) => (first.includes(slug) ? first.indexOf(slug) : first.length)
  return reportsSeenBy(staff)
    .toSorted((a, b) => place(a.slug) - place(b.slug))
    .map(({ slug, kind, enquiry }) => ({
      report: slug,
      name: enquiry.name,
      count: Number(days.find((day) => day.kind === kind)?.count ?? 0),
    }))
}

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
