import type { ReportFilter } from './report-filter.ts'

/**
 * Returns the query of the address, starting with `?`. Returns `''` for the list without filters.
 */
export function buildReportUrl(filter: Omit<ReportFilter, 'limit'>): string {
  const { page, fromDate, toDate, search, bookingFrom, bookingTo } = filter
  const params = new URLSearchParams()
  if (page > 1) params.set('page', String(page))
  if (fromDate) params.set('from', fromDate)
  if (toDate) params.set('to', toDate)
  if (bookingFrom) params.set('bookingFrom', bookingFrom)
  if (bookingTo) params.set('bookingTo', bookingTo)
  if (search) params.set('search', search)
  if (filter.columns) params.set('columns', filter.columns)
  return params.size > 0 ? `?${params}` : ''
}

/**
 * Returns the address of a file with the same filter. The address uses the parameter names of the
 * endpoint.
 */
export function buildReportFileUrl(
  slug: string,
  ending: 'csv' | 'pdf',
  filter: ReportFilter,
): string {
  const { fromDate, toDate, bookingFrom, bookingTo, search, columns } = filter
  const params = new URLSearchParams()
  if (fromDate) params.set('fromDate', fromDate)
  if (toDate) params.set('toDate', toDate)
  if (bookingFrom) params.set('bookingFrom', bookingFrom)
  if (bookingTo) params.set('bookingTo', bookingTo)
  if (search) params.set('search', search)
  if (columns) params.set('columns', columns)
  return `/api/reports/${slug}.${ending}${params.size > 0 ? `?${params}` : ''}`
}
