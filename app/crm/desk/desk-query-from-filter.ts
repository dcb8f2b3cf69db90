import type * as v from 'valibot'
import { bookingDayRange, type DeskFilter, receivedDayRange } from './desk-filter.ts'
import type { DeskSort, deskQuerySchema } from './desk-query-schema.ts'

export const deskRowsPerPage = 30

/** What the call is asked for a filter, on this day of the dealer's. */
export function deskQueryFromFilter(
  filter: DeskFilter,
  today: string,
): v.InferInput<typeof deskQuerySchema> {
  const { section, kind, state, assignee, model, source, search, answered, reason, page } = filter
  const booking = bookingDayRange(filter, today)
  const received = receivedDayRange(filter, today)
  return {
    section,
    kind,
    state,
    assignee,
    model,
    source,
    search,
    answered,
    reason,
    bookingFrom: booking.from,
    bookingTo: booking.to,
    receivedFrom: received.from,
    receivedTo: received.to,
    sort: sortOf(filter),
    page,
    limit: deskRowsPerPage,
  }
}

/** Bookings are read by their day; what else there is in the order that is usual in its section. */
function sortOf({ sort, booking, bookingFrom, bookingTo }: DeskFilter): DeskSort | undefined {
  if (sort) return sort
  return booking || bookingFrom || bookingTo ? 'booking' : undefined
}
