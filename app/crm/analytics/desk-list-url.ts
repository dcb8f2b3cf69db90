import type * as v from 'valibot'
import type { CallbackStatus, enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import type { AnalyticsPeriod } from './analytics-period.ts'

type DeskListUrlFilter = Pick<
  v.InferInput<typeof enquiryQuerySchema>,
  'kind' | 'state' | 'answeredBy' | 'source' | 'reason' | 'open'
> & { answered?: CallbackStatus }

/** Returns the address of a desk list that shows the enquiries a number counts. */
export function deskListUrl(narrowed: DeskListUrlFilter, period?: AnalyticsPeriod): string {
  const params = new URLSearchParams({ section: 'all' })
  for (const [name, value] of Object.entries(narrowed)) if (value) params.set(name, value)
  if (period) {
    params.set('receivedFrom', period.from)
    params.set('receivedTo', period.to)
  }
  return `/admin/desk?${params}`
}
