import type { ReminderState } from './reminder-endpoints.ts'

/** Texts of the reminders on the day board. */

export const notADay = 'The day must be a real date, like 2026-12-02'

export const title = 'Reminders'
export const linkTo = (day: string) => `Reminders for ${day}`
export const hint =
  'Each customer gets one mail at 5:00 PM on the open day before. Remind the others by WhatsApp or phone.'
export const hintWithoutMail = 'This site sends no mail. Remind the customers by WhatsApp or phone.'
export const none = 'Nobody has an appointment with an hour on this day.'
export const states: Record<ReminderState, string> = {
  sent: 'Mail sent',
  waiting: 'Mail goes out by itself',
  failed: 'Mail failed',
  'no-address': 'No email address',
  'booked-late': 'Booked too late for a mail',
  missed: 'Too late for a mail',
  'no-mail': 'This site sends no mail',
  'lost-place': 'Has lost its place: move it before you remind',
}
export const sentAt = (time: string) => `Mail sent ${time}`
export const coming = 'Coming'
export const comingCount = (coming: number, all: number) =>
  `${coming} of ${all} said they are coming`
export const openCount = (count: number) =>
  count === 1 ? '1 is still to remind' : `${count} are still to remind`
export const opened = (time: string) => `WhatsApp opened ${time}`
export const whatsApp = 'WhatsApp'
export const whatsAppWho = (name: string) => `Remind ${name} by WhatsApp`
export const call = 'Call'
export const callWho = (name: string) => `Call ${name}`
export const noName = 'No name'
export const vehicle = 'vehicle'
export const notNoted = 'WhatsApp was opened, but the history does not show it.'
