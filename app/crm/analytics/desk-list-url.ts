import type * as v from 'valibot'
import type { AssignablePipeline } from '#app/crm/assignment/rule-participants.ts'
import type { CallbackStatus, enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { filterParameters } from '#app/crm/enquiry-query/filter-address.ts'
import type { AnalyticsPeriod } from './analytics-period.ts'
import {
  type ConversionFigureName,
  type ConversionGrouping,
  filterOfFigure,
} from './conversion-figures.ts'

type DeskListUrlFilter = Pick<
  v.InferInput<typeof enquiryQuerySchema>,
  | 'section'
  | 'kind'
  | 'state'
  | 'assignee'
  | 'answeredBy'
  | 'model'
  | 'source'
  | 'reason'
  | 'open'
  | 'bookingFrom'
  | 'bookingTo'
> & { answered?: CallbackStatus }

/** Returns the address of a desk list that shows the enquiries a number counts. */
export function deskListUrl(narrowed: DeskListUrlFilter, period?: AnalyticsPeriod): string {
  const days = { receivedFrom: period?.from, receivedTo: period?.to }
  const params = filterParameters({ section: 'all', ...narrowed, ...days })
  return `/admin/desk?${new URLSearchParams(params)}`
}

/**
 * Returns the address of the desk list that has exactly the enquiries of a figure; undefined if no
 * filter selects them. Without a group the list has all groups.
 */
export function figureListUrl(
  name: ConversionFigureName,
  { flow, kinds }: { flow: AssignablePipeline; kinds: readonly string[] },
  period: AnalyticsPeriod,
  group?: { by: ConversionGrouping; key: string | null },
): string | undefined {
  const filter = filterOfFigure(name, flow)
  const grouped = group ? groupFilter(group) : {}
  if (!filter || !grouped) return undefined
  const { state, ...rest } = filter
  return deskListUrl({ kind: kinds.join(), state: state?.join(), ...rest, ...grouped }, period)
}

function groupFilter({ by, key }: { by: ConversionGrouping; key: string | null }) {
  switch (by) {
    case 'person':
      return { assignee: key ?? 'none' }
    case 'model':
      return key === null ? undefined : { model: key }
    case 'source':
      return key === null ? undefined : { source: key }
    case 'kind':
      return key === null ? undefined : { kind: key }
  }
}
