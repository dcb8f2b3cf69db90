import * as v from 'valibot'
import { appointmentPurposes } from '#app/crm/appointments/appointment-purposes.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import * as words from './reminder-staff-words.ts'

/**
 * State of a reminder: `booked-late` for an hour that was booked too late for one, `missed` if it
 * can no longer be sent in time, `no-mail` if the site sends no mail, `lost-place` if the hour must be
 * moved first.
 */
const reminderStates = [
  'sent',
  'waiting',
  'failed',
  'no-address',
  'booked-late',
  'missed',
  'no-mail',
  'lost-place',
] as const

export type ReminderState = (typeof reminderStates)[number]

const reminderSchema = v.object({
  reference: v.string(),
  /** `HH:MM` on the dealer's clock. */
  at: v.string(),
  name: v.string(),
  purpose: v.picklist(appointmentPurposes),
  isComing: v.boolean(),
  state: v.picklist(reminderStates),
  /** Time at which the mail was sent, as an instant. */
  sentAt: v.nullable(v.string()),
  /** The number to dial, or ''. */
  phone: v.string(),
  /** Text for WhatsApp, with a secret link; null without a number, and for accounts that cannot send. */
  message: v.nullable(v.object({ name: v.string(), text: v.string() })),
  /** Time within the last 24 hours at which staff opened a text in WhatsApp, as an instant. */
  openedAt: v.nullable(v.string()),
})

export type Reminder = v.InferOutput<typeof reminderSchema>

const reminderListSchema = v.object({
  /** `YYYY-MM-DD` */
  day: v.string(),
  /** Appointments of the day that still take place, by hour. */
  reminders: v.array(reminderSchema),
})

export type ReminderList = v.InferOutput<typeof reminderListSchema>

export const getReminders = defineEndpoint({
  method: 'GET',
  path: '/api/board/reminders',
  may: 'appointments.work',
  says: 'Reminders of the appointments of a day',
  tag: 'Day board',
  query: v.object({
    day: v.pipe(
      v.string(words.notADay),
      v.maxLength(20, words.notADay),
      v.check(isCalendarDay, words.notADay),
    ),
  }),
  answer: reminderListSchema,
  isPrivate: true,
})
