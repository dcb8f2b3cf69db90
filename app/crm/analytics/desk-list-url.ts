import type * as v from 'valibot'
import type { CallbackStatus, enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { filterParameters } from '#app/crm/enquiry-query/filter-address.ts'
import type { AnalyticsPeriod } from './analytics-period.ts'

type DeskListUrlFilter = Pick<
  v.InferInput<typeof enquiryQuerySchema>,
  'kind' | 'state' | 'answeredBy' | 'source' | 'reason' | 'open'
> & { answered?: CallbackStatus }

/** Returns the address of a desk list that shows the enquiries a number counts. */
export function deskListUrl(narrowed: DeskListUrlFilter, period?: AnalyticsPeriod): string {
  const days = { receivedFrom: period?.from, receivedTo: period?.to }
  const params = filterParameters({ section: 'all', ...narrowed, ...days })
  return `/admin/desk?${new URLSearchParams(params)}`
}
