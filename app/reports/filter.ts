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

/** Beyond this nobody pages; PostgreSQL's offsets would end. */
export const lastPage = 1_000_000_000

/** One filter for the page's address, the calls, the files and paper: `from`, `to` and `searchTerm` are other names. */
export const reportFilter = v.pipe(
  v.object(
    {
      page: v.pipe(
        count('page', 1),
        v.transform((page) => Math.min(page, lastPage)),
      ),
      limit: v.pipe(
        count('limit', pageSize),
        v.transform((limit) => Math.min(limit, 100)),
      ),
      fromDate: day('From Date'),
      from: day('From Date'),
      toDate: day('To Date'),
      to: day('To Date'),
      search: words,
      searchTerm: words,
    },
    'The request must be a group of fields',
  ),
  v.transform(
    ({ page, limit, fromDate, from, toDate, to, search, searchTerm }): ReportFilter => ({
      page,
      limit,
      fromDate: fromDate ?? from,
      toDate: toDate ?? to,
      search: search || searchTerm,
    }),
  ),
)

/** What a call may ask for: who types an address gets an empty list for days in the wrong order, who calls is told. */
export const calledFilter = v.pipe(
  reportFilter,
  v.forward(
    v.partialCheck(
      [['fromDate'], ['toDate']],
      ({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate,
      'From Date must not be after To Date',
    ),
    ['fromDate'],
  ),
)
