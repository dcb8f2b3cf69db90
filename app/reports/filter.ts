import * as v from 'valibot'
import { isCalendarDay } from '#app/calendar/calendar-day.ts'

/** What a report call asks for: 10 a page, 100 at most; days are the dealer's, both inclusive. */
export type ReportFilter = {
  page: number
  limit: number
  fromDate: string | undefined
  toDate: string | undefined
  search: string
}

export const pageSize = 10

const count = (field: string, initially: number) =>
  v.pipe(
    v.optional(
      v.nullable(v.union([v.number(), v.string()], `${field} must be a number`)),
      initially,
    ),
    v.transform((given) => (given === null || given === '' ? initially : Number(given))),
    v.check((given) => Number.isFinite(given), `${field} must be a number`),
    v.transform((given) => Math.max(1, Math.trunc(given))),
  )

const day = (label: string) =>
  v.pipe(
    v.optional(v.nullable(v.string(`${label} must be a date, like 2026-11-21`)), ''),
    v.transform((given) => (given === null || given.trim() === '' ? undefined : given.trim())),
    v.check(
      (given) => given === undefined || isCalendarDay(given),
      `${label} must be a date, like 2026-11-21`,
    ),
  )

const words = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()], 'Search must be text')), ''),
  // SQLite's text search stops at a NUL.
  v.transform((given) => (given === null ? '' : String(given).replaceAll('\0', '').trim())),
  v.maxLength(200, 'Search must be 200 characters or fewer'),
)

export const reportFilter = v.pipe(
  v.object(
    {
      page: v.pipe(
        count('page', 1),
        v.transform((page) => Math.min(page, 1_000_000_000)),
      ),
      limit: v.pipe(
        count('limit', pageSize),
        v.transform((limit) => Math.min(limit, 100)),
      ),
      fromDate: day('From Date'),
      toDate: day('To Date'),
      search: words,
      searchTerm: words,
    },
    'The request must be a group of fields',
  ),
  v.transform(
    ({ searchTerm, ...filter }): ReportFilter => ({
      ...filter,
      search: filter.search || searchTerm,
    }),
  ),
)
