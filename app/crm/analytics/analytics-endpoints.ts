import * as v from 'valibot'
import { countDaysInRange } from '#app/platform/calendar/day-arithmetic.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { maxAnalyticsPeriodDays } from './analytics-period.ts'
import * as words from './analytics-period-words.ts'

const day = v.pipe(v.string(words.noDay), v.check(isCalendarDay, words.noDay))

/** The parameters of a period. */
export const analyticsPeriodEntries = { from: v.optional(day), to: v.optional(day) }

type GivenPeriod = { from?: string | undefined; to?: string | undefined }

export const isForwardPeriod = ({ from, to }: GivenPeriod) => !from || !to || from <= to

export const isShortPeriod = ({ from, to }: GivenPeriod) =>
  !from || !to || countDaysInRange({ from, to }) <= maxAnalyticsPeriodDays

/** The query of figures of a period. The default is the last four weeks. */
export const analyticsPeriodQuery = v.pipe(
  v.object(analyticsPeriodEntries),
  v.forward(v.check(isForwardPeriod, words.isBackwards), ['to']),
  v.forward(v.check(isShortPeriod, words.isTooLong), ['from']),
)

/** Counts of enquiries with a call-back deadline, by their response. */
const responseCounts = {
  /** Enquiries with a call or another response by the deadline. */
  inTime: v.number(),
  late: v.number(),
  /** Enquiries without a response although the deadline has passed. */
  missed: v.number(),
  /** Open enquiries without a response whose deadline is still ahead. */
  pending: v.number(),
  /** Median of working minutes until the first response; null if there was no response. */
  median: v.nullable(v.number()),
}

export const responseMetricsSchema = v.object(responseCounts)
export type ResponseMetrics = v.InferOutput<typeof responseMetricsSchema>

const kind = { kind: v.string(), title: v.string() }

export const analyticsSchema = v.object({
  from: v.string(),
  to: v.string(),
  /** Open enquiries by kind, independent of the period. */
  waiting: v.object({
    total: v.number(),
    kinds: v.array(v.object({ ...kind, count: v.number() })),
  }),
  /** Responses to the enquiries that arrived in the period. */
  answered: v.object({
    ...responseCounts,
    kinds: v.array(v.object({ ...kind, ...responseCounts })),
    /**
     * Counts by the first caller, or by the assignee at the deadline if nobody called. `id` is null
     * if an enquiry has neither a caller nor an assignee.
     */
    people: v.array(v.object({ id: v.nullable(v.number()), name: v.string(), ...responseCounts })),
    weeks: v.array(v.object({ from: v.string(), to: v.string(), ...responseCounts })),
  }),
  /**
   * States by enquiry kind, in the order of the kind's flow. Each state has the number of enquiries
   * that are in this state now.
   */
  funnel: v.array(
    v.object({
      ...kind,
      flow: v.picklist(pipelineNames),
      total: v.number(),
      states: v.array(v.object({ state: v.string(), count: v.number() })),
    }),
  ),
  /**
   * Outcomes by flow and source: the largest sources, then one row with a null name for the rest.
   * `total` is the sum of the other four numbers.
   */
  sources: v.array(
    v.object({
      flow: v.picklist(pipelineNames),
      source: v.nullable(v.string()),
      total: v.number(),
      open: v.number(),
      /** Enquiries in a state that means success in their flow. */
      won: v.number(),
      lost: v.number(),
      /**
       * Enquiries that were closed without an outcome: erased while open, or closed before states
       * existed.
       */
      other: v.number(),
    }),
  ),
  lost: v.array(
    v.object({ flow: v.picklist(pipelineNames), reason: v.string(), count: v.number() }),
  ),
})

export type Analytics = v.InferOutput<typeof analyticsSchema>

/** Returns the analytics of a period. The default is the last four weeks. */
export const getAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/figures',
  may: 'dashboard.read',
  says: 'Response times and outcomes of the enquiries of a period',
  tag: 'Staff',
  query: analyticsPeriodQuery,
  answer: analyticsSchema,
  isPrivate: true,
})
