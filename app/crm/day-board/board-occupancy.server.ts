import { isOver, lostPlaceReason } from '#app/crm/appointments/appointment-place.ts'
import { resourceKinds } from '#app/crm/appointments/appointments-content.ts'
import { findFirstHour } from '#app/crm/appointments/free-days.server.ts'
import { type AppointmentRules, minutesOfTime } from '#app/crm/appointments/free-hours.ts'
import { rulesForStaff } from '#app/crm/appointments/place-appointment.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isExpected } from './appointment-progress.ts'
import type { BoardAppointment, BoardResource, DayBoard } from './day-board-schema.ts'

/**
 * Returns the reason for each expected appointment that has no place with the published plans and
 * opening hours, by reference.
 *
 * @param now Day and time on the dealer's clock. An appointment whose hour has ended is over.
 */
export function lostPlacesOf(
  rules: AppointmentRules,
  appointments: readonly BoardAppointment[],
  now: { day: string; time: string },
): DayBoard['lostPlaces'] {
  return Object.fromEntries(
    appointments.flatMap((appointment) => {
      const { reference, seat } = appointment
      if (isOver(appointment, now) || !isExpected(appointment)) return []
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
  const first = await findFirstHour(db, rules, { purpose: 'service-paid', day })
  const resource = rules.plans.resources.find(({ key }) => key === first?.resource)
  return first && resource ? { at: first.at, resource: resource.name } : null
}

/**
 * Returns the booked and the open minutes by kind of resource.
 *
 * @param earlier Vehicles of earlier days that are still here.
 */
export function measureLoad(
  resources: readonly BoardResource[],
  { appointments, lostPlaces }: Pick<DayBoard, 'appointments' | 'lostPlaces'>,
  earlier: readonly BoardAppointment[],
): DayBoard['load'] {
  const hasLostPlace = ({ reference }: BoardAppointment) => lostPlaces[reference] !== undefined
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
    // Several vehicles in one seat take it once.
    const carriedOver = sum(
      own.flatMap(({ key, seats }) =>
        earlier
          .flatMap(({ resource, minutes }) => (resource === key ? [minutes] : []))
          .toSorted((a, b) => b - a)
          .slice(0, seats),
      ),
    )
    return {
      kind,
      booked: minutesIn(appointments) + carriedOver,
      carriedOver,
      overbooked: minutesIn(appointments.filter((it) => it.isOverbooked && !hasLostPlace(it))),
      lostPlace: minutesIn(appointments.filter(hasLostPlace)),
      available: sum(
        own.map(
          ({ seats, hours }) =>
            seats * sum(hours.map(({ from, until }) => minutesOfTime(until) - minutesOfTime(from))),
        ),
      ),
    }
  })
}
