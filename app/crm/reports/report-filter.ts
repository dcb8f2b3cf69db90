import * as v from 'valibot'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import * as words from './report-filter-refusal-words.ts'

/**
 * The filter of a report. A page has 10 rows by default and at most 100. Days are in the dealer's
 * time zone, and the first and the last day are included.
 */
export type ReportFilter = {
  page: number
  limit: number
  fromDate: string | undefined
  toDate: string | undefined
  search: string
  /**
   * The first and the last booking day, both included. Only for kinds whose form asks for a day.
   */
  bookingFrom?: string | undefined
  bookingTo?: string | undefined
  /**
   * Keys of the columns for a file or print, separated by commas. If it is undefined, all columns
   * are included.
   */
  columns?: string | undefined
}

export const reportPageSize = 10

const count = (initially: number, notANumber: string) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.number(), v.string()], notANumber)), initially),
    v.transform((given) => (given === null || given === '' ? initially : Number(given))),
    v.check((given) => Number.isFinite(given), notANumber),
    v.transform((given) => Math.max(1, Math.trunc(given))),
  )

const day = (notADay: string) =>
  v.pipe(
    v.optional(v.nullable(v.string(notADay)), ''),
    v.transform((given) => (given === null || given.trim() === '' ? undefined : given.trim())),
    v.check((given) => given === undefined || isCalendarDay(given), notADay),
  )

const searchTextSchema = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()], words.searchIsNoText)), ''),
  // The search text is sanitised in the same way as stored answers. SQLite's full-text search stops
  // at a NUL character.
  v.transform((given) => (given === null ? '' : sanitizeLine(String(given)))),
  v.maxLength(200, words.searchIsTooLong),
)

const maxColumnsLength = 500

const columns = v.pipe(
  v.optional(
    v.nullable(v.pipe(v.string(words.noColumns), v.maxLength(maxColumnsLength, words.noColumns))),
    '',
  ),
  v.transform((given) => given?.trim() || undefined),
)

/** Maximum page number. A higher number would exceed PostgreSQL's maximum offset. */
export const maxReportPage = 1_000_000_000

/**
 * Parses the filter of a page address, an endpoint, a file or a print version. `from`, `to` and
 * `searchTerm` are aliases.
 */
export const reportFilterSchema = v.pipe(
  v.object(
    {
      page: v.pipe(
        count(1, words.pageIsNoNumber),
        v.transform((page) => Math.min(page, maxReportPage)),
      ),
      limit: v.pipe(
        count(reportPageSize, words.limitIsNoNumber),
        v.transform((limit) => Math.min(limit, 100)),
      ),
      fromDate: day(words.fromDateIsNoDay),
      from: day(words.fromDateIsNoDay),
      toDate: day(words.toDateIsNoDay),
      to: day(words.toDateIsNoDay),
      search: searchTextSchema,
      searchTerm: searchTextSchema,
      bookingFrom: day(words.bookingFromIsNoDay),
      bookingTo: day(words.bookingToIsNoDay),
      columns,
    },
    words.noGroup,
  ),
  v.transform(
    ({ fromDate, from, toDate, to, search, searchTerm, ...rest }): ReportFilter => ({
      ...rest,
      fromDate: fromDate ?? from,
      toDate: toDate ?? to,
      search: search || searchTerm,
    }),
  ),
)

/**
 * The stricter schema of the endpoints, which refuses a last day before the first. In the address
 * of a page, such days only give an empty list.
 */
export const reportRequestFilterSchema = v.pipe(
  reportFilterSchema,
  v.forward(
    v.partialCheck(
      [['fromDate'], ['toDate']],
      ({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate,
      words.fromAfterTo,
    ),
    ['fromDate'],
  ),
  v.forward(
    v.partialCheck(
      [['bookingFrom'], ['bookingTo']],
      ({ bookingFrom, bookingTo }) => !bookingFrom || !bookingTo || bookingFrom <= bookingTo,
      words.bookingFromAfterTo,
    ),
    ['bookingFrom'],
  ),
)
