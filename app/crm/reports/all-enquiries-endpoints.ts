import * as v from 'valibot'
import { countDaysInRange } from '#app/platform/calendar/day-arithmetic.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import * as words from './all-enquiries-words.ts'

/**
 * Maximum period of this export in days. Only the owner can export all enquiries without a limit.
 */
export const maxExportPeriodDays = 366

const day = v.pipe(v.string(words.noDay), v.check(isCalendarDay, words.noDay))

/** Days in the dealer's time zone. The first and the last day are included. */
export const allEnquiriesPeriodSchema = v.pipe(
  v.object({ fromDate: day, toDate: day }),
  v.forward(
    v.partialCheck(
      [['fromDate'], ['toDate']],
      ({ fromDate, toDate }) => fromDate <= toDate,
      words.isBackwards,
    ),
    ['toDate'],
  ),
  v.forward(
    v.partialCheck(
      [['fromDate'], ['toDate']],
      ({ fromDate, toDate }) =>
        countDaysInRange({ from: fromDate, to: toDate }) <= maxExportPeriodDays,
      words.isTooLong,
    ),
    ['fromDate'],
  ),
)

export type AllEnquiriesPeriod = v.InferOutput<typeof allEnquiriesPeriodSchema>

const mediaTypes = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' }

/** Exports the enquiries of all kinds that the role sees, in one file. */
export const exportAllEnquiries = (ending: keyof typeof mediaTypes) =>
  defineEndpoint({
    method: 'GET',
    path: `/api/reports/all.${ending}`,
    may: 'reports.export',
    says: `All enquiries of a period as ${ending.toUpperCase()}`,
    tag: 'Reports',
    query: allEnquiriesPeriodSchema,
    answer: { stream: mediaTypes[ending] },
    isPrivate: true,
  })
