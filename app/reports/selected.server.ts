import { type RawBuilder, sql } from 'kysely'

/** Which enquiries a list is about: a kind, from the first instant to before the second. */
export type Selected = { kind: string; from: string | undefined; before: string | undefined }

/**
 * The conditions of a selection on `enquiries e`, for page, count, search and every file alike. A
 * further filter (a status, an owner) is a further condition here; it is counted by its index, to
 * 10,000, while totals of kind and days stay exact from the day counts.
 */
export function selected({ kind, from, before }: Selected): RawBuilder<boolean>[] {
  return [
    sql<boolean>`e.kind = ${kind}`,
    ...(from ? [sql<boolean>`e.created_at >= ${from}`] : []),
    ...(before ? [sql<boolean>`e.created_at < ${before}`] : []),
  ]
}
