import * as v from 'valibot'
import {
  dayParameter,
  maxTextLength,
  wholeNumberParameter,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
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

/** Maximum length of the keys of all columns, in characters. */
const maxColumnsLength = 500

const columns = v.pipe(
  v.optional(
    v.nullable(v.pipe(v.string(words.noColumns), v.maxLength(maxColumnsLength, words.noColumns))),
    '',
  ),
  v.transform((given) => given?.trim() || undefined),
)

const searchTextSchema = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()], words.searchIsNoText)), ''),
  v.transform((given) => sanitizeLine(String(given ?? ''))),
  v.maxLength(maxTextLength, words.searchIsTooLong),
)

/** Maximum page number. A higher number would exceed PostgreSQL's maximum offset. */
const maxReportPage = 1_000_000_000

/**
 * Parses the filter of a page address, an endpoint, a file or a print version. `from`, `to` and
 * `searchTerm` are aliases.
 */
export const reportFilterSchema = v.pipe(
  v.object(
    {
      page: wholeNumberParameter(1, maxReportPage, words.pageIsNoNumber),
      limit: wholeNumberParameter(reportPageSize, 100, words.limitIsNoNumber),
      fromDate: dayParameter(words.fromDateIsNoDay),
      from: dayParameter(words.fromDateIsNoDay),
      toDate: dayParameter(words.toDateIsNoDay),
      to: dayParameter(words.toDateIsNoDay),
      search: searchTextSchema,
      searchTerm: searchTextSchema,
      bookingFrom: dayParameter(words.bookingFromIsNoDay),
      bookingTo: dayParameter(words.bookingToIsNoDay),
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
