import * as v from 'valibot'
import { appointmentPurposes } from '#app/crm/appointments/appointment-purposes.ts'
import { resourceKinds } from '#app/crm/appointments/appointments-content.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { analyticsPeriodQuery } from './analytics-endpoints.ts'

const purpose = v.picklist(appointmentPurposes)

/** The counts that `AppointmentCounts` describes. */
const counts = {
  ...v.entriesFromList(
    [
      'total',
      'kept',
      'due',
      'noShows',
      'overbooked',
      'moved',
      'movedByCustomer',
      'movedByStaff',
      'cancelled',
      'cancelledByCustomer',
      'cancelledByStaff',
      'cancelledByErasure',
    ] as const,
    v.number(),
  ),
  waitDays: v.nullable(v.number()),
}

const firstFreeHour = v.object({
  purpose,
  /** The last day that customers can book now. */
  lastDay: v.string(),
  /** Null if no hour is free until then. Day and time are on the dealer's clock. */
  hour: v.nullable(v.object({ day: v.string(), at: v.string() })),
})

export type FirstFreeHour = v.InferOutput<typeof firstFreeHour>

export const appointmentFiguresSchema = v.object({
  from: v.string(),
  to: v.string(),
  total: v.object(counts),
  /** The purposes that have appointments in the period. */
  purposes: v.array(v.object({ purpose, ...counts })),
  /** All days of the period; `closed` is the weekday or the holiday. */
  days: v.array(v.object({ day: v.string(), closed: v.nullable(v.string()) })),
  /** The load that `ResourceLoad` describes, in minutes. */
  resources: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      kind: v.picklist(resourceKinds),
      status: v.picklist(['in-use', 'resting', 'deleted']),
      appointments: v.number(),
      booked: v.number(),
      available: v.nullable(v.number()),
      bookedByDay: v.array(v.number()),
      availableByDay: v.nullable(v.array(v.number())),
    }),
  ),
  /** The first hour of each purpose with a plan, independent of the period. */
  firstFree: v.array(firstFreeHour),
})

export type AppointmentFigures = v.InferOutput<typeof appointmentFiguresSchema>

/** Returns the figures of a period's appointments. The default is the last four weeks. */
export const getAppointmentFigures = defineEndpoint({
  method: 'GET',
  path: '/api/appointment-figures',
  may: 'dashboard.read',
  says: 'Load of resources, no-shows, moves and cancellations of the appointments of a period',
  tag: 'Staff',
  query: analyticsPeriodQuery,
  answer: appointmentFiguresSchema,
  isPrivate: true,
})
