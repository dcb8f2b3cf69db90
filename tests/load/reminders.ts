import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { lastDayToRemind } from '#app/crm/reminders/reminder-times.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { dealerFallback } from '#app/platform/dealer-details/dealer-schema.ts'
import { addEnquiries } from './many-enquiries.ts'

/** Returns a time zone in which it is between 5 and 6 PM now, when reminders are sent. */
export function reminderTimeZone(now: Date): string {
  const offset = ((17 - now.getUTCHours() + 35) % 24) - 11
  // Etc/GMT-5 is five hours ahead of UTC.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

/**
 * Stores `count` confirmed service bookings without an appointment. `makeDue` gives some of them an
 * hour of the next open day, so that the next start of an instance queues their reminders.
 */
export async function addBookings(
  db: Db,
  { count, timeZone }: { count: number; timeZone: string },
) {
  await addEnquiries(db, [serviceBookingEnquiry], count)
  await db
    .updateTable('enquiries')
    .set({ state: 'confirmed', is_open: 1, email: 'asha@example.com' })
    .execute()
  const bookings = await db.selectFrom('enquiries').select(['id', 'reference']).execute()
  const now = new Date()
  const day = lastDayToRemind(dealerFallback.hours, localTime(now, timeZone).day)
  const dayBefore = new Date(now.getTime() - 86_400_000).toISOString()
  /** Keys of the reminders, as they are part of the Message-ID. */
  const keys: string[] = []
  return {
    keys,
    async makeDue(some: number): Promise<void> {
      const next = bookings.splice(0, some)
      await db
        .insertInto('appointments')
        .values(
          next.map(({ id: enquiry_id }) => ({
            ...({ enquiry_id, purpose: 'service-paid', resource: 'bay-0', minutes: 60 } as const),
            ...{ day, starts_at: '20:00', created_at: dayBefore },
          })),
        )
        .execute()
      keys.push(...next.map(({ reference }) => `${reference}.0.day-before`))
    },
  }
}
