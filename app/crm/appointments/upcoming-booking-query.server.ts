import { plateAsShown } from '#app/crm/enquiries/format-registration-number.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { UpcomingBooking } from './appointment-place.ts'
import { bookingsWithoutHour, purposeOfRow } from './bookings-without-hour-query.server.ts'

/** A booking from a day on, with the enquiry that the desk shows. */
export type BookingOfEnquiry = UpcomingBooking & { reference: string; kind: string }

/** The customer of a booking; empty texts if they are not known. */
export type BookingCustomer = { name: string; phone: string; registrationNumber: string }

/** Finds the customers of enquiries by their references. */
export async function findBookingCustomers(
  db: Db,
  references: readonly string[],
): Promise<Map<string, BookingCustomer>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'phone', 'answers_json'])
    .where('reference', 'in', references)
    .execute()
  return new Map(
    rows.map(({ reference, phone, answers_json }) => {
      const { name, registrationNumber } = parseStoredAnswers(answers_json)
      const text = (answer: unknown) => (typeof answer === 'string' ? answer : '')
      const plate = plateAsShown(text(registrationNumber))
      return [reference, { name: text(name), phone: phone ?? '', registrationNumber: plate }]
    }),
  )
}

/** States of services in which the vehicle is not at the workshop yet. */
const awaitedStates = ['requested', 'confirmed']

/** Maximum number of bookings that are read. Nobody settles more by hand. */
export const maxUpcomingBookings = 5000

/**
 * Reads the bookings from a day on that have not begun, with and without an hour, by day and hour.
 */
export async function readUpcomingBookings(db: Db, from: string): Promise<BookingOfEnquiry[]> {
  const houred = await readWithHour(db, from)
  return [...houred, ...(await readWithoutHour(db, from))].toSorted((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  )
}

const keyOf = ({ day, at, reference }: BookingOfEnquiry) => `${day} ${at ?? '99'} ${reference}`

/** Reads the bookings with an hour of these enquiries that have not begun, from a day on. */
export async function readHoursOf(
  db: Db,
  references: readonly string[],
  from: string,
): Promise<BookingOfEnquiry[]> {
  if (references.length === 0) return []
  const rows = await bookingsWithHour(db, from).where('e.reference', 'in', references).execute()
  return rows.map(presentBooking)
}

async function readWithHour(db: Db, from: string): Promise<BookingOfEnquiry[]> {
  const rows = await bookingsWithHour(db, from)
    .orderBy('a.day')
    .limit(maxUpcomingBookings)
    .execute()
  return rows.map(presentBooking)
}

function presentBooking({
  is_overbooked,
  seat,
  ...row
}: Omit<BookingOfEnquiry, 'seat' | 'isOverbooked'> & {
  is_overbooked: number
  seat: number | null
}): BookingOfEnquiry {
  return { ...row, seat: seat ?? 0, isOverbooked: is_overbooked === 1 }
}

function bookingsWithHour(db: Db, from: string) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .select(['a.purpose', 'a.day', 'a.starts_at as at', 'a.minutes', 'a.resource'])
    .select(['a.is_overbooked', 'e.reference', 'e.kind'])
    .select((eb) =>
      eb
        .selectFrom('appointment_seats as s')
        .select((max) => max.fn.max('s.seat').as('seat'))
        .whereRef('s.appointment_id', '=', 'a.id')
        .as('seat'),
    )
    .where('a.day', '>=', from)
    .where('a.is_active', '=', 1)
    .where((eb) =>
      eb.or([
        eb('a.state', '=', 'booked'),
        eb.and([eb('a.state', 'is', null), eb('e.state', 'in', awaitedStates)]),
      ]),
    )
}

async function readWithoutHour(db: Db, from: string): Promise<BookingOfEnquiry[]> {
  const rows = await bookingsWithoutHour(db)
    .select(['e.kind', 'e.booking_date as day', 'e.answers_json', 'e.reference'])
    .where('e.booking_date', '>=', from)
    .orderBy('e.booking_date')
    .limit(maxUpcomingBookings)
    .execute()
  return rows.flatMap(({ kind, day, reference, answers_json }) => {
    const purpose = purposeOfRow({ kind, answers_json })
    if (purpose === undefined || day === null) return []
    const none = { at: null, minutes: 0, resource: null, seat: 0, isOverbooked: false }
    return [{ purpose, day, reference, kind, ...none }]
  })
}
