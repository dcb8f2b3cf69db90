import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { DailyEnquiryCountStore } from './daily-enquiry-count-store.server.ts'
import { findReport } from './define-report.ts'
import { listVisibleReports } from './visible-reports.ts'

export type TodaysCountsDeps = { dayCounts: DailyEnquiryCountStore; clock: Clock; timeZone: string }

const reportByCountName = {
  bookings: 'booking',
  amc: 'amc',
  warranty: 'ew',
  enquiry_report: 'enquiry',
} as const

export type TodaysCounts = { [Count in keyof typeof reportByCountName]?: number }

export type EnquiryKindCount = { report: string; name: string; count: number }

/**
 * Counts today's enquiries of each kind that the role sees. The four kinds that the first version
 * of the dashboard had come first.
 */
export async function countTodaysEnquiriesByKind(
  { dayCounts, clock, timeZone }: TodaysCountsDeps,
  staff: Pick<StaffAccount, 'role'>,
): Promise<EnquiryKindCount[]> {
  const today = dayInZone(clock(), timeZone)
  const days = await dayCounts.listByKind({ fromDate: today, toDate: today })
  const first: readonly string[] = Object.values(reportByCountName)
  const place = (slug: string) => (first.includes(slug) ? first.indexOf(slug) : first.length)
  return listVisibleReports(staff)
    .toSorted((a, b) => place(a.slug) - place(b.slug))
    .map(({ slug, kind, enquiry }) => ({
      report: slug,
      name: enquiry.name,
      count: Number(days.find((day) => day.kind === kind)?.count ?? 0),
    }))
}

/**
 * Counts the enquiries of the dealer's current day. Each count equals the total of the kind's
 * report for that day. Kinds that the role does not see are omitted.
 */
export async function countTodaysEnquiries(
  { dayCounts, clock, timeZone }: TodaysCountsDeps,
  staff: Pick<StaffAccount, 'role'>,
): Promise<TodaysCounts> {
  const today = dayInZone(clock(), timeZone)
  const days = await dayCounts.listByKind({ fromDate: today, toDate: today })
  const counts = Object.entries(reportByCountName).flatMap(([name, report]) => {
    const kind = findReport(report)?.kind
    if (kind === undefined || !canSeeEnquiryKind(staff, kind)) return []
    return [[name, days.find((day) => day.kind === kind)?.count ?? 0] as const]
  })
  return Object.fromEntries(counts)
}
