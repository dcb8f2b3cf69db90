import * as v from 'valibot'
import * as words from './customer-words.ts'

/** Number of customers on one page of the list. */
export const customersPerPage = 25

/** A count stops here, because counting more rows takes longer than the page. */
export const maxCustomerCount = 10_000

export const customerSorts = ['recent', 'name', 'new'] as const
export const customerShows = ['', 'open', 'vehicle', 'imported'] as const

/** Filter of the list, as in the page's address. */
export const customerFilterSchema = v.object({
  search: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(100, 'Search with at most 100 characters.')),
    '',
  ),
  show: v.optional(v.picklist(customerShows, 'show must be open, vehicle, imported or empty.'), ''),
  sort: v.optional(v.picklist(customerSorts, 'sort must be recent, name or new.'), 'recent'),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'This page does not exist.'), v.transform(Number)),
    '1',
  ),
})

export type CustomerFilter = v.InferOutput<typeof customerFilterSchema>

/** Parses an address. An invalid part is ignored. */
export function parseCustomerFilter(params: URLSearchParams): CustomerFilter {
  const given = Object.fromEntries(params)
  const asked = v.safeParse(customerFilterSchema, given)
  if (asked.success) return asked.output
  const invalid = new Set(asked.issues.map(({ path }) => String(path?.[0].key)))
  const valid = Object.entries(given).filter(([name]) => !invalid.has(name))
  return v.parse(customerFilterSchema, Object.fromEntries(valid))
}

/** Returns the query of an address, or '' for the list without a filter. */
export function customerFilterQuery({ search, show, sort, page }: CustomerFilter): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(show && { show }),
    ...(sort !== 'recent' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

export const isCustomerFiltered = ({ search, show }: CustomerFilter) => search !== '' || show !== ''

export const showOptions = customerShows
  .filter((value) => value !== '')
  .map((value) => ({ value, label: words.shows[value] }))
export const sortOptions = customerSorts.map((value) => ({ value, label: words.sorts[value] }))
