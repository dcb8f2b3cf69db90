import * as v from 'valibot'
import { type EnquiryQuery, enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
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

/** Returns the parameters of the endpoint for the same page of the list. */
export function deskPageParameters(filter: DeskFilter): v.InferInput<typeof enquiryQuerySchema> {
  return filterParameters(deskPageQuery(filter))
}
