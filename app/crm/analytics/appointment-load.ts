import type { AppointmentPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import type { AppointmentResource } from '#app/crm/appointments/appointments-content.ts'
import type { AppointmentRules } from '#app/crm/appointments/free-hours.ts'
import { openHoursOf } from '#app/crm/appointments/resource-hours.ts'

type BookedAppointment = {
  purpose: AppointmentPurpose
  resource: string
  day: string
  minutes: number
}

/** The booked minutes of a resource, day by day. */
export type ResourceLoad = {
  key: string
  name: string
  kind: AppointmentResource['kind']
  /** A resource that rests now or was deleted keeps its earlier appointments. */
  status: 'in-use' | 'resting' | 'deleted'
  appointments: number
  /** Minutes of appointments, without the time to clean up. */
  booked: number
  /** Minutes by the present plans and opening hours; null if the resource is no longer in use. */
  available: number | null
  /** `booked` and `available` by day. */
  bookedByDay: number[]
  availableByDay: number[] | null
}

type LoadInput = {
  rules: Pick<AppointmentRules, 'plans' | 'hours'>
  days: readonly string[]
  /** Appointments that were not cancelled. */
  appointments: readonly BookedAppointment[]
  /** Selects the purposes whose resources are listed even without appointments. */
  isPurposeListed: (purpose: AppointmentPurpose) => boolean
}

/**
 * Measures the load of each resource. The minutes that it has are those of the present plans,
 * because earlier plans are not kept by day.
 */
export function measureResourceLoad(input: LoadInput): ResourceLoad[] {
  const { rules, days, appointments, isPurposeListed } = input
  const byResource = Map.groupBy(appointments, ({ resource }) => resource)
  const indexOfDay = new Map(days.map((day, index) => [day, index]))

  const booked = (key: string) => {
    const own = byResource.get(key) ?? []
    const bookedByDay = days.map(() => 0)
    for (const { day, minutes } of own) {
      const index = indexOfDay.get(day) ?? -1
      bookedByDay[index] = (bookedByDay[index] ?? 0) + minutes
    }
    return { appointments: own.length, booked: sum(bookedByDay), bookedByDay }
  }

  const known = rules.plans.resources
    .filter(
      ({ key, isResting, purposes }) =>
        byResource.has(key) || (!isResting && purposes.some(isPurposeListed)),
    )
    .map((resource): ResourceLoad => {
      const { key, name, kind, isResting } = resource
      const availableByDay = isResting ? null : days.map((day) => minutesOn(rules, resource, day))
      return {
        ...{ key, name, kind, status: isResting ? 'resting' : 'in-use', ...booked(key) },
        available: availableByDay && sum(availableByDay),
        availableByDay,
      }
    })
  const isKnown = new Set(rules.plans.resources.map(({ key }) => key))
  const deleted = [...byResource]
    .filter(([key]) => !isKnown.has(key))
    .map(([key, [first]]): ResourceLoad => {
      const kind = kindOfPurpose(first?.purpose)
      return {
        ...{ key, name: key, kind, status: 'deleted', ...booked(key) },
        ...{ available: null, availableByDay: null },
      }
    })
  return [...known, ...deleted]
}

function minutesOn(
  rules: Pick<AppointmentRules, 'plans' | 'hours'>,
  resource: AppointmentResource,
  day: string,
): number {
  const open = openHoursOf(rules, resource, day)
  return resource.seats * sum(open.map(({ from, until }) => until - from))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0)

function kindOfPurpose(purpose: AppointmentPurpose | undefined): AppointmentResource['kind'] {
  if (purpose === 'test-ride') return 'vehicle'
  return purpose === 'delivery' ? 'counter' : 'bay'
}
