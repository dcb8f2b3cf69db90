import { type RawBuilder, sql } from 'kysely'

/**
 * Selects the enquiries of a kind: arrival from `from` (inclusive) to `before` (exclusive), and
 * booking days, both inclusive.
 */
export type ReportSelection = {
  kind: string
  from: string | undefined
  before: string | undefined
  bookingFrom?: string | undefined
  bookingTo?: string | undefined
}

/**
 * Returns the conditions of a selection on `enquiries e`, for pages, counts, searches and files
 * alike. A new filter, such as state or assignee, belongs here. It needs an index and counts to
 * 10,000, while totals by kind and day stay exact.
 */
export function reportSelectionConditions(selection: ReportSelection): RawBuilder<boolean>[] {
  const { kind, from, before, bookingFrom, bookingTo } = selection
  return [
    sql<boolean>`e.kind = ${kind}`,
    ...(from ? [sql<boolean>`e.created_at >= ${from}`] : []),
    ...(before ? [sql<boolean>`e.created_at < ${before}`] : []),
    ...(bookingFrom ? [sql<boolean>`e.booking_date >= ${bookingFrom}`] : []),
    ...(bookingTo ? [sql<boolean>`e.booking_date <= ${bookingTo}`] : []),
  ]
}
