import * as v from 'valibot'
import { takenAtSchema, versionSchema } from '#app/crm/desk/desk-event-schema.ts'
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

/** Changes the state of a test ride or delivery. The state of a service is that of its enquiry. */
export const changeAppointmentState = defineEndpoint({
  method: 'PATCH',
  path: '/api/enquiries/:reference/appointment/state',
  may: 'appointments.work',
  says: 'Change the state of a test ride or delivery',
  tag,
  body: v.object({
    state: v.picklist(rideStates, words.noSuchState),
    takenAt: takenAtSchema,
    version: versionSchema,
  }),
  answer: v.object({ message: v.string(), version: v.number() }),
  refusals: [404, 409],
})
