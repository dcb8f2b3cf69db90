import {
  type AppointmentPurpose,
  counterOfPurpose,
} from '#app/crm/appointments/appointment-purposes.ts'
import { type AppointmentRules, timeOfMinutes } from '#app/crm/appointments/free-hours.ts'
import { openHoursOf } from '#app/crm/appointments/resource-hours.ts'
import type { EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import type { BoardAppointment, BoardResource } from './day-board-schema.ts'

type ListedResources = {
  reader: EnquiryReader
  day: string
  appointments: readonly BoardAppointment[]
}

/** Lists the resources that take appointments, and those that have some although they rest. */
export function listResources(
  rules: AppointmentRules,
  { reader, day, appointments }: ListedResources,
): BoardResource[] {
  const used = new Map(
    appointments.flatMap(({ resource, purpose, isActive }) =>
      resource === null || !isActive ? [] : [[resource, purpose] as const],
    ),
  )
  const known = rules.plans.resources
    .filter(
      ({ key, isResting, purposes }) =>
        used.has(key) || (!isResting && purposes.some((purpose) => isPurposeSeen(reader, purpose))),
    )
    .map((resource) => ({
      key: resource.key,
      name: resource.name,
      kind: resource.kind,
      seats: resource.seats,
      hours: resource.isResting
        ? []
        : openHoursOf(rules, resource, day).map(({ from, until }) => ({
            from: timeOfMinutes(from),
            until: timeOfMinutes(until),
          })),
    }))
  // A resource that was deleted keeps its bookings.
  const deleted = [...used].filter(([key]) => !known.some((it) => it.key === key))
  return [
    ...known,
    ...deleted.map(([key, purpose]) => ({
      key,
      name: key,
      kind: kindOfPurpose(purpose),
      seats: 1,
      hours: [],
    })),
  ]
}

function kindOfPurpose(purpose: AppointmentPurpose): BoardResource['kind'] {
  if (purpose === 'test-ride') return 'vehicle'
  return purpose === 'delivery' ? 'counter' : 'bay'
}

/** Returns `true` if the role works on appointments of this purpose. */
export function isPurposeSeen({ role }: EnquiryReader, purpose: AppointmentPurpose): boolean {
  return pipelinesOf(role).includes(counterOfPurpose(purpose) === 'service' ? 'workshop' : 'sales')
}
