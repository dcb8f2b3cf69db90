import type { ReportFilter } from './report-filter.ts'

/** `''` for the plain list, else it starts with `?`. */
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

/** The whole selection as a file: the same filter in the words of the calls. */
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
