import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRules } from './free-hours.ts'

/** States of vehicles that stand in a bay. */
export const inBayStates = ['arrived', 'in-work'] as const

/**
 * Returns the rules without the resources in which vehicles of earlier days stand, for a person who
 * is here today. Their seats are free in the plan, but nothing else fits in.
 */
export async function withoutOccupied(
  db: Db,
  rules: AppointmentRules,
  day: string,
): Promise<AppointmentRules> {
  const { plans, now, timeZone } = rules
  if (day !== localTime(now, timeZone).day) return rules
  const rows = await db
    .selectFrom('enquiries as e')
    .innerJoin('appointments as a', 'a.enquiry_id', 'e.id')
    .select(['a.resource', (eb) => eb.fn.countAll<string>().as('vehicles')])
    .where('e.joined_to', 'is', null)
    .where('e.state', 'in', inBayStates)
    .where('e.booking_date', '<', day)
    .groupBy('a.resource')
    .execute()
  const vehicles = new Map(rows.map((row) => [row.resource, Number(row.vehicles)]))
  const resources = plans.resources.filter(({ key, seats }) => (vehicles.get(key) ?? 0) < seats)
  return { ...rules, plans: { ...plans, resources } }
}
