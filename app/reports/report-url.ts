import { pageSize, type ReportFilter } from './filter.ts'

/**
 * A report page's address holds its filter, so that reload, Back and a shared link work:
 * `?page=2&from=2026-11-01&to=2026-11-30&search=asha`.
 */
export function filterOf(params: URLSearchParams): ReportFilter {
  const page = Number(params.get('page') ?? '1')
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000_000 ? page : 1,
    limit: pageSize,
    fromDate: dayOf(params.get('from')),
    toDate: dayOf(params.get('to')),
    search: (params.get('search') ?? '').trim().slice(0, 200),
  }
}

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

/** The filter in words, for paper: `from 2026-11-01`, `to 2026-11-30`, `with “asha”`. */
export function saidFilter({ fromDate, toDate, search }: ReportFilter): string[] {
  return [
    ...(fromDate ? [`from ${fromDate}`] : []),
    ...(toDate ? [`to ${toDate}`] : []),
    ...(search ? [`with “${search}”`] : []),
  ]
}

/** What a typed address holds may be nonsense: then there is no limit on that side. */
function dayOf(given: string | null): string | undefined {
  if (!given || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return undefined
  const parsed = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(given)
    ? given
    : undefined
}
