import type * as v from 'valibot'
import type { EnquirySort, enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { bookingDayRange, type DeskFilter, receivedDayRange } from './desk-filter.ts'

export const deskRowsPerPage = 30

/** Converts the page's filter to the endpoint's query, relative to the dealer's current day. */
export function deskQueryFromFilter(
  filter: DeskFilter,
  today: string,
): v.InferInput<typeof enquiryQuerySchema> {
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

/** Booking lists are sorted by booking day, other lists by the default sorting of their section. */
function sortOf({ sort, booking, bookingFrom, bookingTo }: DeskFilter): EnquirySort | undefined {
  if (sort) return sort
  return booking || bookingFrom || bookingTo ? 'booking' : undefined
}
