import * as v from 'valibot'

/** Acts on an appointment, as the history of its enquiry stores them. */
export const appointmentEventActs = [
  'booked',
  'overbooked',
  'moved',
  'cancelled',
  'restored',
  'lostHour',
  // The customer said that they are coming.
  'coming',
  // The state of a test ride or delivery.
  'arrived',
  'done',
  'noShow',
  'expected',
] as const

export type AppointmentEventAct = (typeof appointmentEventActs)[number]

/** `day` is `YYYY-MM-DD`, `at` is `HH:MM` or null without an hour, both on the dealer's clock. */
const hourSchema = v.object({ day: v.string(), at: v.nullable(v.string()) })

/** An act on an appointment. It names no customer; a reason is the text of the event. */
export const appointmentEventSchema = v.object({
  act: v.picklist(appointmentEventActs),
  /** The hour before the act. */
  from: v.optional(hourSchema),
  /** The hour after the act. */
  to: v.optional(hourSchema),
  /** Set if staff changed the hour: `true` if a mail to the customer was queued. */
  isMailed: v.optional(v.boolean()),
})
