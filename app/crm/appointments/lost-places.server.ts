import { type EnquiryReader, visibleKindSlugs } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isOver, type LostPlaceReason, lostPlaceReason } from './appointment-place.ts'
import { type RulesDeps, readAppointmentRules } from './appointment-query.server.ts'
import type { AppointmentRules } from './free-hours.ts'
import {
  type BookingOfEnquiry,
  readHoursOf,
  readUpcomingBookings,
} from './upcoming-booking-query.server.ts'

export type LostPlaceDeps = RulesDeps & { db: Db }

/** A booking that must be moved or cancelled. */
export type LostPlace = BookingOfEnquiry & { reason: LostPlaceReason }

type Reader = Pick<EnquiryReader, 'role'>

/** Reads the bookings that the account may see, until their hour has ended. */
export async function readComingBookings(
  { db, clock, timeZone }: LostPlaceDeps,
  reader: Reader,
): Promise<BookingOfEnquiry[]> {
  const now = localTime(clock(), timeZone)
  const bookings = await readUpcomingBookings(db, now.day)
  // Few bookings are coming, so an index on kinds would only mislead the database.
  const kinds = visibleKindSlugs(reader)
  return bookings.filter(
    (booking) => (kinds?.includes(booking.kind) ?? true) && !isOver(booking, now),
  )
}

/** Returns those of the bookings that have no place with the given plans and opening hours. */
export const withoutPlace = (
  rules: AppointmentRules,
  bookings: readonly BookingOfEnquiry[],
): LostPlace[] =>
  bookings.flatMap((booking) => {
    const reason = lostPlaceReason(rules, booking)
    return reason === undefined ? [] : [{ ...booking, reason }]
  })

/**
 * Lists the coming bookings that lost their place when plans, resources or opening hours were
 * published. A booking leaves the list when it is moved, cancelled or over.
 */
export async function listLostPlaces(deps: LostPlaceDeps, reader: Reader): Promise<LostPlace[]> {
  const rules = await readAppointmentRules(deps.db, deps)
  return withoutPlace(rules, await readComingBookings(deps, reader))
}

/**
 * Returns the reasons, by reference, for those of the enquiries whose coming hour has lost its place.
 * Nobody should expect the customer at this hour.
 */
export async function findLostPlaces(
  deps: LostPlaceDeps,
  references: readonly string[],
): Promise<Map<string, LostPlaceReason>> {
  const { db, clock, timeZone } = deps
  const now = localTime(clock(), timeZone)
  const hours = await readHoursOf(db, references, now.day)
  const coming = hours.filter((booking) => !isOver(booking, now))
  if (coming.length === 0) return new Map()
  const lost = withoutPlace(await readAppointmentRules(db, deps), coming)
  return new Map(lost.map(({ reference, reason }) => [reference, reason]))
}
