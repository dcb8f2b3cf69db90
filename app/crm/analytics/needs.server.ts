import * as v from 'valibot'
import type { DeskListStore } from '#app/crm/desk/desk-list-store.server.ts'
import { deskQuery } from '#app/crm/desk/desk-query.ts'
import { type Clock, dayAfter, dayOf } from '#app/platform/calendar/dates.server.ts'
import { flowsOf } from '#app/platform/permissions/role.ts'
import type { Staff } from '#app/platform/permissions/session.ts'
import type { AnswerFigures } from './figure-calls.ts'
import type { FigureStore } from './figure-store.server.ts'

type Needed = { deskList: DeskListStore; figures: FigureStore; clock: Clock; timeZone: string }

/** What waits for somebody now; each the number of rows in the list that it leads to. */
export type Needs = {
  overdue: number
  today: number
  new: number
  unassigned: number
  /** Bookings that are not cancelled, where bookings are theirs. */
  tomorrow: number | undefined
  /** How those were answered who wrote in the last seven days. */
  answered: Pick<AnswerFigures, 'inTime' | 'late' | 'missed' | 'median'>
  /** Those days. */
  week: { from: string; to: string }
}

export async function needsOf(
  { deskList, figures, clock, timeZone }: Needed,
  staff: Staff,
): Promise<Needs> {
  const today = dayOf(clock(), timeZone)
  const tomorrow = dayAfter(today)
  const week = { from: dayAfter(today, -6), to: today }
  const count = async (query: v.InferInput<typeof deskQuery>) =>
    (await deskList.list(staff, v.parse(deskQuery, { ...query, limit: 1 }))).total
  const [counts, unassigned, booked, { answered }] = await Promise.all([
    deskList.counts(staff),
    count({ section: 'new', assignee: 'none' }),
    flowsOf(staff.role).includes('workshop')
      ? count({ section: 'all', open: 'yes', bookingFrom: tomorrow, bookingTo: tomorrow })
      : undefined,
    figures.get(staff, week),
  ])
  const { inTime, late, missed, median } = answered
  return {
    overdue: counts.overdue,
    today: counts.today,
    new: counts.new,
    unassigned,
    tomorrow: booked,
    answered: { inTime, late, missed, median },
    week,
  }
}
