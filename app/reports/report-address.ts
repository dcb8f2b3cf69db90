import type { ReportFilter } from './filter.ts'

/** `''` for the plain list, else it starts with `?`. */
export function addressOf(filter: Omit<ReportFilter, 'limit'>): string {
  const { page, fromDate, toDate, search } = filter
  const params = new URLSearchParams()
  if (page > 1) params.set('page', String(page))
  if (fromDate) params.set('from', fromDate)
  if (toDate) params.set('to', toDate)
  if (search) params.set('search', search)
  return params.size > 0 ? `?${params}` : ''
}

/** The whole selection as a file: the same filter in the words of the calls. */
export function fileAddress(
  slug: string,
  ending: 'csv' | 'pdf',
  { fromDate, toDate, search }: ReportFilter,
): string {
  const params = new URLSearchParams()
  if (fromDate) params.set('fromDate', fromDate)
  if (toDate) params.set('toDate', toDate)
  if (search) params.set('search', search)
  return `/api/reports/${slug}.${ending}${params.size > 0 ? `?${params}` : ''}`
}
