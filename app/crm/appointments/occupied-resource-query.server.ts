import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { BookingRange } from './appointment-query.server.ts'
import { type AppointmentRules, minutesOfTime } from './free-hours.ts'

/** States of vehicles that stand in a bay. */
export const inBayStates = ['arrived', 'in-work'] as const

/**
 * Returns the rules with the resources in which vehicles of earlier days stand today. Their seats
 * are free in the plan, but nothing else fits in until the vehicle is ready, or until the time that
 * its job card has for today. A time that is over says nothing: the vehicle is still there.
 *
 * @param range The days that are read, and the enquiry whose own vehicle does not count.
 */
export async function withOccupied(
  db: Db,
  rules: AppointmentRules,
  { from, to, except = 0 }: BookingRange,
): Promise<AppointmentRules> {
  const { plans, now, timeZone } = rules
  const { day, time } = localTime(now, timeZone)
  if (plans.occupied || day < from || day > to) return rules
  const rows = await db
    .selectFrom('enquiries as e')
    .innerJoin('appointments as a', 'a.enquiry_id', 'e.id')
    .leftJoin('job_cards as j', 'j.enquiry_id', 'e.id')
    .select(['a.resource', 'j.ready_day', 'j.ready_time'])
    .where('e.joined_to', 'is', null)
    .where('e.state', 'in', inBayStates)
    .where('e.booking_date', '<', day)
    .where('e.id', '<>', except)
    .execute()
  const occupied = rows.flatMap(({ resource, ready_day, ready_time }) => {
    if (resource === null) return []
    const isReadyLater = ready_day === day && ready_time !== null && ready_time > time
    return { day, resource, until: isReadyLater ? minutesOfTime(ready_time) : undefined }
  })
  return { ...rules, plans: { ...plans, occupied } }
}
