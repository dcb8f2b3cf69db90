import { findLostPlaces } from '#app/crm/appointments/lost-places.server.ts'
import type { MailOutboxStore } from '#app/crm/mail/mail-outbox-store.server.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import {
  findBookingTimes,
  listUnreminded,
  recipientOf,
  reminderKey,
} from './reminder-query.server.ts'
import {
  findSendingTime,
  isBookedEarlyEnough,
  isQuietTime,
  lastDayToRemind,
} from './reminder-times.ts'

export type EnqueueRemindersDeps = {
  db: Db
  clock: Clock
  timeZone: string
  dealer: Pick<DealerStore, 'get'>
  outbox: Pick<MailOutboxStore, 'enqueueOnce'>
}

/** Maximum number of appointments that one run reads, more than a dealership has until its next open day. */
const maxRead = 1000
/** Maximum number of mails that one run queues, so that other mails do not wait behind them. */
const maxQueued = 100

/**
 * Queues the reminders that are due now, each once over all instances. A later run queues the rest.
 * An hour that has lost its place must be moved first.
 * The text is composed when the mail is sent. Returns the number of due reminders.
 */
export async function enqueueReminders(deps: EnqueueRemindersDeps): Promise<number> {
  const { db, clock, timeZone, dealer, outbox } = deps
  const now = clock()
  const from = localTime(now, timeZone)
  if (isQuietTime(from.time)) return 0
  const { hours } = await dealer.get()
  const to = lastDayToRemind(hours, from.day)
  const appointments = await listUnreminded(db, { from, to }, maxRead)
  const bookedAt = await findBookingTimes(db, appointments)
  const lost = await findLostPlaces(
    deps,
    appointments.map(({ reference }) => reference),
  )
  const due = appointments
    .flatMap((appointment) => {
      const recipient = recipientOf(appointment)
      const booked = bookedAt.get(appointment.enquiry_id) ?? now
      const isDue =
        findSendingTime(appointment, now, { hours, timeZone })?.getTime() === now.getTime() &&
        isBookedEarlyEnough(appointment, booked, timeZone) &&
        !lost.has(appointment.reference)
      if (!isDue || recipient === undefined) return []
      const onceKey = reminderKey(appointment)
      return { enquiryId: appointment.enquiry_id, recipient, onceKey }
    })
    .slice(0, maxQueued)
  await outbox.enqueueOnce('reminder', due)
  return due.length
}
