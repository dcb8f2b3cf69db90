import * as v from 'valibot'
import { type LostPlaceDeps, listLostPlaces } from '#app/crm/appointments/lost-places.server.ts'
import type { DeskListQueries } from '#app/crm/desk/desk-list-query.server.ts'
import { enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { ResponseMetrics } from './analytics-endpoints.ts'
import type { AnalyticsStore } from './analytics-store.server.ts'

type Deps = LostPlaceDeps & { deskList: DeskListQueries; figures: AnalyticsStore }

/**
 * Counts of enquiries that need work now. Each number equals the number of rows in the list to
 * which it links, except `mentioned`.
 */
export type WorkQueueCounts = {
  /** Enquiries with an unread mention, which are first in their list; undefined if there are none. */
  mentioned: number | undefined
  overdue: number
  today: number
  new: number
  unassigned: number
  /** Open bookings for tomorrow; undefined if the role does not see bookings. */
  tomorrow: number | undefined
  /** Appointments that lost their place; undefined if there are none. */
  withoutPlace: number | undefined
  /** Responses to enquiries that arrived in the last seven days. */
  answered: Pick<ResponseMetrics, 'inTime' | 'late' | 'missed' | 'median'>
  /** The first and the last of these seven days. */
  week: { from: string; to: string }
}

export async function getWorkQueueCounts(
  deps: Deps,
  staff: StaffAccount,
): Promise<WorkQueueCounts> {
  const { deskList, figures, clock, timeZone } = deps
  const today = dayInZone(clock(), timeZone)
  const tomorrow = addDays(today)
  const week = { from: addDays(today, -6), to: today }
  const count = async (query: v.InferInput<typeof enquiryQuerySchema>) =>
    (await deskList.list(staff, v.parse(enquiryQuerySchema, { ...query, limit: 1 }))).total
  const [counts, unassigned, booked, lostPlaces, { answered }] = await Promise.all([
    deskList.counts(staff),
    count({ section: 'new', assignee: 'none' }),
    pipelinesOf(staff.role).includes('workshop')
      ? count({ section: 'all', open: 'yes', bookingFrom: tomorrow, bookingTo: tomorrow })
      : undefined,
    listLostPlaces(deps, staff),
    figures.get(staff, week),
  ])
  const { inTime, late, missed, median } = answered
  return {
    mentioned: counts.mentioned || undefined,
    overdue: counts.overdue,
    today: counts.today,
    new: counts.new,
    unassigned,
    tomorrow: booked,
    withoutPlace: lostPlaces.length || undefined,
    answered: { inTime, late, missed, median },
    week,
  }
}
