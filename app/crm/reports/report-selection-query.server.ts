import { type RawBuilder, sql } from 'kysely'

/** Which enquiries a list is about: a kind, from the first instant to before the second, wished for a day from one to the other. */
export type ReportSelection = {
  kind: string
  from: string | undefined
  before: string | undefined
  bookingFrom?: string | undefined
  bookingTo?: string | undefined
}

/**
 * The conditions of a selection on `enquiries e`, for page, count, search and every file alike. A
 * further filter (a status, an owner) is a further condition here; it is counted by its index, to
 * 10,000, while totals of kind and days stay exact from the day counts.
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
