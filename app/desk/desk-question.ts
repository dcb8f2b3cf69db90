import type * as v from 'valibot'
import { bookingDays, type DeskFilter, receivedDays } from './desk-filter.ts'
import type { deskQuery, DeskSort } from './desk-query.ts'

export const rowsAPage = 30

/** What the call is asked for a filter, on this day of the dealer's. */
export function queryOf(filter: DeskFilter, today: string): v.InferInput<typeof deskQuery> {
  const { section, kind, state, assignee, model, source, search, page } = filter
  const booking = bookingDays(filter, today)
  const received = receivedDays(filter, today)
  return {
    section,
    kind,
    state,
    assignee,
    model,
    source,
    search,
    bookingFrom: booking.from,
    bookingTo: booking.to,
    receivedFrom: received.from,
    receivedTo: received.to,
    sort: sortOf(filter),
    page,
    limit: rowsAPage,
  }
}

/** What waits is read by its hour, what is new or of all by its arrival, bookings by their day. */
function sortOf({ sort, section, booking, bookingFrom, bookingTo }: DeskFilter): DeskSort {
  if (sort) return sort
  if (booking || bookingFrom || bookingTo) return 'booking'
  return section === 'all' ? 'received' : 'due'
}
