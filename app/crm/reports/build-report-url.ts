import { filterParameters } from '#app/crm/enquiry-query/filter-address.ts'
import type { ReportFilter } from './report-filter.ts'

/**
 * Returns the query of the address, starting with `?`. Returns `''` for the list without filters.
 */
export function buildReportUrl(filter: Omit<ReportFilter, 'limit'>): string {
  const { page, fromDate: from, toDate: to, search, bookingFrom, bookingTo, columns } = filter
  const days = { from, to, bookingFrom, bookingTo }
  return queryOf({ page: page > 1 ? page : undefined, ...days, search, columns })
}

/**
 * Returns the address of a file with the same filter. The address uses the parameter names of the
 * endpoint.
 */
export function buildReportFileUrl(
  slug: string,
  ending: 'csv' | 'pdf',
  { fromDate, toDate, bookingFrom, bookingTo, search, columns }: ReportFilter,
): string {
  const days = { fromDate, toDate, bookingFrom, bookingTo }
  return `/api/reports/${slug}.${ending}${queryOf({ ...days, search, columns })}`
}

function queryOf(values: Parameters<typeof filterParameters>[0]): string {
  const params = new URLSearchParams(filterParameters(values))
  return params.size > 0 ? `?${params}` : ''
}
