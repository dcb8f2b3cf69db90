import { lostPlaceReason } from '#app/crm/appointments/appointment-place.ts'
import { findSeatOf, readBookings } from '#app/crm/appointments/appointment-query.server.ts'
import { resourceKinds } from '#app/crm/appointments/appointments-content.ts'
import { listHours } from '#app/crm/appointments/free-days.server.ts'
import { type AppointmentRules, findPlan, minutesOfTime } from '#app/crm/appointments/free-hours.ts'
import { rulesForStaff } from '#app/crm/appointments/place-appointment.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isExpected } from './appointment-progress.ts'
import type { BoardAppointment, BoardResource, DayBoard } from './day-board-schema.ts'

/**
 * Returns the reason for each expected appointment that has no place with the published plans and
 * opening hours, by reference.
 *
 * @param today `YYYY-MM-DD`. Earlier appointments are over.
 */
export function lostPlacesOf(
  rules: AppointmentRules,
  appointments: readonly BoardAppointment[],
  today: string,
): DayBoard['lostPlaces'] {
  return Object.fromEntries(
    appointments.flatMap((appointment) => {
      const { reference, day, seat } = appointment
      if (day < today || !isExpected(appointment)) return []
      const reason = lostPlaceReason(rules, { ...appointment, seat: seat ?? 0 })
      return reason === undefined ? [] : [[reference, reason] as const]
    }),
  )
}

/** Finds the hour and the resource that a walk-in of the workshop would get on a day. */
export async function findNextWalkIn(
  db: Db,
  published: AppointmentRules,
  day: string,
): Promise<DayBoard['nextWalkIn']> {
  const rules = rulesForStaff(published)
  const purpose = 'service-paid'
  const plan = findPlan(rules.plans, purpose)
  if (!plan) return null
  const wish = { purpose, day } as const
  const [first] = await listHours(db, rules, wish)
  const at = first?.hours[0]?.at
  if (at === undefined) return null
  const bookings = await readBookings(db, purpose, { from: day, to: day })
  const seat = findSeatOf(rules, bookings(day), { plan, wish, start: minutesOfTime(at) })
  const resource = rules.plans.resources.find(({ key }) => key === seat)
  return resource ? { at, resource: resource.name } : null
}

/**
 * Returns the booked and the open minutes by kind of resource.
 *
 * @param earlier Vehicles of earlier days that are still here.
 */
export function measureLoad(
  resources: readonly BoardResource[],
  appointments: readonly BoardAppointment[],
  earlier: readonly BoardAppointment[],
): DayBoard['load'] {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0)
  return resourceKinds.flatMap((kind) => {
    const own = resources.filter((it) => it.kind === kind)
    if (own.length === 0) return []
    const keys = new Set<string | null>(own.map(({ key }) => key))
    const minutesIn = (rows: readonly BoardAppointment[]) =>
      sum(
        rows
          .filter(({ resource, isActive }) => isActive && keys.has(resource))
          .map(({ minutes }) => minutes),
      )
    const carriedOver = minutesIn(earlier)
    return {
      kind,
      booked: minutesIn(appointments) + carriedOver,
      carriedOver,
      available: sum(
        own.map(
          ({ seats, hours }) =>
            seats * sum(hours.map(({ from, until }) => minutesOfTime(until) - minutesOfTime(from))),
        ),
      ),
    }
  })
}
