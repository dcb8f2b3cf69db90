import { type RawBuilder, sql } from 'kysely'

/**
 * Selects enquiries of a kind. They arrived from `from` (included) to `before` (excluded). The
 * first and the last booking day are both included.
 */
export type ReportSelection = {
  kind: string
  from: string | undefined
  before: string | undefined
  bookingFrom?: string | undefined
  bookingTo?: string | undefined
}

/**
 * Returns the conditions of a selection on `enquiries e`. Pages, counts, searches and files all use
 * these conditions. Add a new filter, such as state or assignee, here. A new filter needs an index
 * and a count up to 10,000; totals by kind and day stay exact.
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
