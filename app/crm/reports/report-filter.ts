import * as v from 'valibot'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import * as words from './report-filter-refusal-words.ts'

/** What a report call asks for: 10 a page, 100 at most; days are the dealer's, both inclusive. */
export type ReportFilter = {
  page: number
  limit: number
  fromDate: string | undefined
  toDate: string | undefined
  search: string
  /** The day that was wished, where the enquiry asks for one; both inclusive. */
  bookingFrom?: string | undefined
  bookingTo?: string | undefined
  /** The columns of a file or of paper, their keys with commas between; without, all. */
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
  // As the answers were stored; SQLite's text search stops at a NUL.
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

/** Beyond this nobody pages; PostgreSQL's offsets would end. */
export const maxReportPage = 1_000_000_000

/** One filter for the page's address, the calls, the files and paper: `from`, `to` and `searchTerm` are other names. */
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

/** What a call may ask for: who types an address gets an empty list for days in the wrong order, who calls is told. */
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
