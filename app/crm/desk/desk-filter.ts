import * as v from 'valibot'
import {
  bookingDayRange,
  type EnquiryQuery,
  enquiryQuerySchema,
  receivedDayRange,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
import { filterParameters, parseFilterAddress } from '#app/crm/enquiry-query/filter-address.ts'

export const deskRowsPerPage = 30

const deskFilterSchema = v.omit(enquiryQuerySchema, ['order', 'limit'])

/** The filter in the desk's address. */
export type DeskFilter = v.InferOutput<typeof deskFilterSchema>

/** Parses the desk's address. Invalid parts are ignored. */
export function parseDeskFilter(params: URLSearchParams): DeskFilter {
  const names = Object.keys(deskFilterSchema.entries)
  const filter = parseFilterAddress(deskFilterSchema, names, params)
  const isKnown = params.get('section')?.trim() === filter.section
  return { ...filter, section: isKnown ? filter.section : 'overdue' }
}

export const emptyDeskFilter = parseDeskFilter(new URLSearchParams())

/**
 * Returns the address query, starting with `?`. It always contains the section, so that every tab
 * is a link.
 */
export function deskFilterUrl({ page, ...filter }: DeskFilter): string {
  const params = filterParameters({ ...filter, page: page > 1 ? page : undefined })
  return `?${new URLSearchParams(params)}`
}

const withoutEffect: ReadonlySet<string> = new Set(['section', 'sort', 'page'])

/** Returns `true` if the filter restricts the list beyond section and sorting. */
export function isDeskFiltered(filter: DeskFilter): boolean {
  return Object.keys(filterParameters(filter)).some((name) => !withoutEffect.has(name))
}

/**
 * Returns the query for a page of the list. Booking lists are sorted by booking day, other lists by
 * the default sorting of their section.
 */
export function deskPageQuery(filter: DeskFilter): EnquiryQuery {
  const { booking, bookingFrom, bookingTo } = filter
  const sort = filter.sort ?? (booking || bookingFrom || bookingTo ? 'booking' : undefined)
  return { ...filter, sort, order: undefined, limit: deskRowsPerPage }
}

/**
 * Returns the parameters of the endpoint for the same page of the list. They contain presets as days
 * too, because an earlier release, which may answer during an update, knows only days.
 */
export function deskPageParameters(
  filter: DeskFilter,
  today: string,
): v.InferInput<typeof enquiryQuerySchema> {
  const received = receivedDayRange(filter, today)
  const booked = bookingDayRange(filter, today)
  return filterParameters({
    ...deskPageQuery(filter),
    receivedFrom: received.from,
    receivedTo: received.to,
    bookingFrom: booked.from,
    bookingTo: booked.to,
  })
}
