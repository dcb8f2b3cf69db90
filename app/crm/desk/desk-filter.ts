import * as v from 'valibot'
import { enquiryKindNames } from '#app/crm/enquiries/enquiry-kind-names.ts'
import {
  bookingDayRange,
  defaultOrder,
  defaultSort,
  type EnquiryQuery,
  type EnquirySort,
  enquiryQuerySchema,
  maxCountedRows,
  receivedDayRange,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
import {
  filterParameters,
  findInvalidAddressParts,
  parseFilterAddress,
} from '#app/crm/enquiry-query/filter-address.ts'

export const deskRowsPerPage = 30

const knownKinds = new Set<string>(enquiryKindNames.map(({ slug }) => slug))

const deskFilterSchema = v.object({
  ...v.omit(enquiryQuerySchema, ['limit']).entries,
  kind: v.pipe(
    enquiryQuerySchema.entries.kind,
    v.check((kinds) => kinds.every((kind) => knownKinds.has(kind))),
  ),
})
const parameterNames = Object.keys(deskFilterSchema.entries)

/** The filter in the desk's address. */
export type DeskFilter = v.InferOutput<typeof deskFilterSchema>

/**
 * Parses the desk's address. Invalid parts are ignored; `findInvalidFilterNames` returns their
 * names.
 */
export function parseDeskFilter(params: URLSearchParams): DeskFilter {
  const filter = parseFilterAddress(deskFilterSchema, parameterNames, params)
  const isKnown = params.get('section')?.trim() === filter.section
  return { ...filter, section: isKnown ? filter.section : 'overdue' }
}

/** Returns the names of the parameters that have an invalid value. */
export function findInvalidFilterNames(params: URLSearchParams): string[] {
  return findInvalidAddressParts(deskFilterSchema, parameterNames, params)
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

const withoutEffect: ReadonlySet<string> = new Set(['section', 'sort', 'order', 'page'])

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
  return { ...filter, sort, limit: deskRowsPerPage }
}

/** Returns the sorting of the list, whether the user or the section chose it. */
export function deskSorting(filter: DeskFilter): { sort: EnquirySort; order: 'asc' | 'desc' } {
  const { sort = defaultSort(filter.section), order = defaultOrder(sort) } = deskPageQuery(filter)
  return { sort, order }
}

/** Returns the filter that sorts by a column, or in the opposite order if it is sorted by it. */
export function sortDeskBy(filter: DeskFilter, sort: EnquirySort): DeskFilter {
  const current = deskSorting(filter)
  const opposite = current.order === 'asc' ? ('desc' as const) : ('asc' as const)
  return { ...filter, sort, order: current.sort === sort ? opposite : undefined, page: 1 }
}

/**
 * Returns the address of an enquiry that contains its list, so that its page links to the enquiries
 * before and after it. `position` is the position in the list, from 1.
 */
export function listedEnquiryUrl(reference: string, filter: DeskFilter, position: number): string {
  return `/admin/desk/${reference}${deskFilterUrl({ ...filter, page: 1 })}&position=${position}`
}

/**
 * Parses the list in the address of an enquiry. Returns undefined if the address contains no valid
 * list.
 */
export function parseListPosition(
  params: URLSearchParams,
): { filter: DeskFilter; position: number } | undefined {
  const position = Number(params.get('position'))
  const isInList = Number.isInteger(position) && position >= 1 && position <= maxCountedRows
  if (!isInList || findInvalidFilterNames(params).length > 0) return undefined
  const page = Math.ceil(position / deskRowsPerPage)
  return { filter: { ...parseDeskFilter(params), page }, position }
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
