import * as v from 'valibot'
import { versionSchema } from '#app/crm/desk/desk-event-schema.ts'
import { toldCustomerSchema } from '#app/crm/desk/told-customer.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { isTimeOfDay } from '#app/platform/calendar/is-time-of-day.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import * as words from './appointment-act-words.ts'
import { appointmentPurposes } from './appointment-purposes.ts'
import { freeDaySchema } from './hour-endpoints.ts'

const tag = 'Desk'

const daySchema = v.pipe(
  v.string(words.noDay),
  v.maxLength(10, words.noDay),
  v.check(isCalendarDay, words.noDay),
)

const timeSchema = v.pipe(v.string(words.noTime), v.check(isTimeOfDay, words.noTime))

const resourceSchema = v.pipe(v.string(), v.maxLength(60))

const purposeSchema = v.picklist(appointmentPurposes, words.notOfKind)

/** Maximum length of the reason for overbooking or cancelling. */
export const maxReasonLength = 200

const reasonSchema = v.pipe(
  v.string(words.needsReason),
  v.transform(sanitizeLine),
  v.maxLength(maxReasonLength, words.reasonTooLong),
)

/** An appointment as staff and the customer see it. */
export const appointmentSchema = v.object({
  purpose: purposeSchema,
  /** `YYYY-MM-DD` on the dealer's clock. */
  day: v.string(),
  /** `HH:MM`; null if the hour is still to be agreed. */
  at: v.nullable(v.string()),
  minutes: v.number(),
  /** Key of the bay, demo vehicle or counter; null without an hour. */
  resource: v.nullable(v.string()),
  isActive: v.boolean(),
  isOverbooked: v.boolean(),
  /** `true` if the customer said that they are coming to this hour. */
  isComing: v.boolean(),
  sequence: v.number(),
})

/** Parts of the endpoints that change an appointment. */
const act = {
  tag,
  method: 'POST',
  may: 'appointments.work',
  answer: v.object({
    message: v.string(),
    version: v.number(),
    appointment: appointmentSchema,
    /** Set if the customer must know of the act. `message` contains its text. */
    told: v.optional(toldCustomerSchema),
  }),
  isPrivate: true,
  refusals: [403, 404, 409],
} as const

/** Answer of an act on an appointment. */
export type AppointmentReceipt = v.InferOutput<(typeof act)['answer']>

export const getAppointment = defineEndpoint({
  method: 'GET',
  path: '/api/enquiries/:reference/appointment',
  may: 'appointments.work',
  says: 'The appointment of an enquiry, and the hours of 14 days that staff can book for it',
  tag,
  query: v.object({
    /** Purpose of the hours; by default that of the appointment. */
    for: v.optional(purposeSchema),
    /** First day, `YYYY-MM-DD`; today by default. */
    from: v.optional(daySchema),
    /** Key of the only resource that suits. */
    resource: v.optional(resourceSchema),
  }),
  answer: v.object({
    appointment: v.nullable(appointmentSchema),
    purpose: v.nullable(purposeSchema),
    /** Purposes that the enquiry can have and that have a plan. */
    purposes: v.array(purposeSchema),
    /** Resources for the purpose and the model, in order. */
    resources: v.array(v.object({ key: v.string(), name: v.string() })),
    days: v.array(freeDaySchema),
    /** Appointments of other enquiries with the same mobile number on these days. */
    sameNumber: v.array(
      v.object({
        reference: v.string(),
        kind: v.string(),
        day: v.string(),
        at: v.nullable(v.string()),
      }),
    ),
  }),
  isPrivate: true,
  refusals: [404],
})

export const scheduleAppointment = defineEndpoint({
  ...act,
  path: '/api/enquiries/:reference/appointment',
  says: 'Book an hour for an enquiry, or move its appointment; 409 with the nearest free hours',
  body: v.object({
    day: daySchema,
    /** Without it: the next free hour of the day. */
    at: v.optional(timeSchema),
    purpose: v.optional(purposeSchema),
    /** Key of the wanted resource; by default any that is free. */
    resource: v.optional(resourceSchema),
    /** Version that the person saw; without it, any version. */
    version: v.optional(versionSchema),
    /** Books beyond the free hours; needs `appointments.overbook`. */
    overbook: v.optional(
      v.object({ reason: v.pipe(reasonSchema, v.minLength(1, words.needsReason)) }),
    ),
  }),
  example: { day: '2026-12-02', at: '10:30', version: 1 },
})

export const cancelAppointment = defineEndpoint({
  ...act,
  path: '/api/enquiries/:reference/appointment/cancel',
  says: 'Cancel the appointment of an enquiry; a service’s enquiry becomes cancelled',
  body: v.object({ version: versionSchema, reason: v.optional(reasonSchema) }),
})

export const restoreAppointment = defineEndpoint({
  ...act,
  path: '/api/enquiries/:reference/appointment/restore',
  says: 'Undo a cancellation; 409 if the hour is gone, and the enquiry is open without it',
  body: v.object({ version: versionSchema }),
})
