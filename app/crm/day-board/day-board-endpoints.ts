import * as v from 'valibot'
import { appointmentPurposes } from '#app/crm/appointments/appointment-purposes.ts'
import { versionSchema } from '#app/crm/desk/desk-event-schema.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { rideStates } from './appointment-progress.ts'
import { dayBoardSchema } from './day-board-schema.ts'
import * as words from './day-board-words.ts'

const tag = 'Day board'

const daySchema = v.pipe(
  v.string(words.notADay),
  v.maxLength(20, words.notADay),
  v.check(isCalendarDay, words.notADay),
)
const timeSchema = v.pipe(
  v.string(words.notATime),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, words.notATime),
)
const resourceSchema = v.pipe(v.string(), v.maxLength(60))
const purposeSchema = v.picklist(appointmentPurposes)

export const getDayBoard = defineEndpoint({
  method: 'GET',
  path: '/api/board',
  may: 'appointments.work',
  says: 'Resources and appointments of a day',
  tag,
  /** `day` is today by default. */
  query: v.object({ day: v.optional(daySchema) }),
  answer: dayBoardSchema,
  isPrivate: true,
})

const freeHourSchema = v.object({ at: v.string(), left: v.number() })

/** Lists the hours to which staff may move an appointment. Its own hour is free for it. */
export const listHoursOfAppointment = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/:reference/hours',
  may: 'appointments.work',
  says: 'Free hours of a day for an enquiry’s appointment',
  tag,
  query: v.object({
    day: daySchema,
    purpose: v.optional(purposeSchema),
    resource: v.optional(resourceSchema),
  }),
  answer: v.object({
    purpose: purposeSchema,
    /** Purposes that the enquiry can have and that have a plan. */
    purposes: v.array(purposeSchema),
    hours: v.array(freeHourSchema),
    /** The next three on later days if the day has none. */
    nearest: v.array(v.object({ day: v.string(), ...freeHourSchema.entries })),
    /** Resources for the purpose, in order. */
    resources: v.array(v.object({ key: v.string(), name: v.string() })),
  }),
  refusals: [404],
  isPrivate: true,
})

/** Books an hour, or moves the appointment. Without `at`: the next free hour of the day. */
export const scheduleAppointment = defineEndpoint({
  method: 'PUT',
  path: '/api/appointments/:reference',
  may: 'appointments.work',
  says: 'Book or move an enquiry’s appointment',
  tag,
  body: v.object({
    day: daySchema,
    at: v.optional(timeSchema),
    purpose: v.optional(purposeSchema),
    /** Key of the wanted resource; by default any that is free. */
    resource: v.optional(resourceSchema),
    /** Version of the enquiry that the person saw. */
    version: v.optional(versionSchema),
    /** Books beyond the free hours. Needs the capability `appointments.overbook`. */
    overbook: v.optional(
      v.object({
        reason: v.pipe(
          v.string(words.needsReason),
          v.trim(),
          v.minLength(1, words.needsReason),
          v.maxLength(200, words.reasonTooLong),
        ),
      }),
    ),
  }),
  answer: v.object({
    message: v.string(),
    version: v.number(),
    day: v.string(),
    at: v.nullable(v.string()),
    resource: v.nullable(v.string()),
  }),
  refusals: [404, 409],
})

/**
 * Changes the state of a test ride or delivery. `cancelled` frees the seats, also of a service; any
 * other state after it takes a seat again.
 */
export const changeAppointmentState = defineEndpoint({
  method: 'PATCH',
  path: '/api/appointments/:reference/state',
  may: 'appointments.work',
  says: 'Change the state of a test ride or delivery, or cancel an appointment',
  tag,
  body: v.object({ state: v.picklist(rideStates, words.noSuchState), version: versionSchema }),
  answer: v.object({ message: v.string(), version: v.number() }),
  refusals: [404, 409],
})
