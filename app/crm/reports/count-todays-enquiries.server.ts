import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { ReportStore } from './report-store.server.ts'
import { listVisibleReports } from './visible-reports.ts'

export type TodaysCountsDeps = { reports: ReportStore; clock: Clock; timeZone: string }

const reportByCountName = {
  bookings: 'booking',
  amc: 'amc',
  warranty: 'ew',
  enquiry_report: 'enquiry',
} as const

export type TodaysCounts = { [Count in keyof typeof reportByCountName]?: number }

export type EnquiryKindCount = { report: string; name: string; count: number }

/**
 * Counts the enquiries of the dealer's current day, for each kind that the role sees. Each count
 * equals the total of the kind's report for that day. The four kinds that the first version of the
 * dashboard had come first.
 */
export async function countTodaysEnquiriesByKind(
  { reports, clock, timeZone }: TodaysCountsDeps,
  staff: Pick<StaffAccount, 'role'>,
): Promise<EnquiryKindCount[]> {
  const today = dayInZone(clock(), timeZone)
  const seen = listVisibleReports(staff)
  const counts = await reports.countByKind(seen, { fromDate: today, toDate: today })
  const first: readonly string[] = Object.values(reportByCountName)
  const place = (slug: string) => (first.includes(slug) ? first.indexOf(slug) : first.length)
  return seen
    .toSorted((a, b) => place(a.slug) - place(b.slug))
    .map(({ slug, kind, enquiry }) => ({
      report: slug,
      name: enquiry.name,
      count: counts.get(kind) ?? 0,
    }))
}

/** Returns the counts of these four kinds. Kinds that the role does not see are omitted. */
export async function countTodaysEnquiries(
  deps: TodaysCountsDeps,
  staff: Pick<StaffAccount, 'role'>,
): Promise<TodaysCounts> {
  const counted = await countTodaysEnquiriesByKind(deps, staff)
  const counts = Object.entries(reportByCountName).flatMap(([name, report]) => {
    const found = counted.find((it) => it.report === report)
    return found ? [[name, found.count] as const] : []
  })
  return Object.fromEntries(counts)
}
