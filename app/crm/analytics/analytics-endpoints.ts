import * as v from 'valibot'
import { countDaysInRange } from '#app/platform/calendar/day-arithmetic.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { maxAnalyticsPeriodDays } from './analytics-period.ts'
import * as words from './analytics-period-words.ts'

const day = v.pipe(v.string(words.noDay), v.check(isCalendarDay, words.noDay))

/** How those were answered who were promised an hour. */
const responseCounts = {
  /** Called, or moved on, by the promised instant. */
  inTime: v.number(),
  late: v.number(),
  /** The instant is past and nobody has called. */
  missed: v.number(),
  /** Not called yet, and there is time. */
  pending: v.number(),
  /** Working minutes until the first call, the middle of all; null of none. */
  median: v.nullable(v.number()),
}

export const responseMetricsSchema = v.object(responseCounts)
export type ResponseMetrics = v.InferOutput<typeof responseMetricsSchema>

const kind = { kind: v.string(), title: v.string() }

export const analyticsSchema = v.object({
  from: v.string(),
  to: v.string(),
  /** Whatever the period: what waits for work now, by kind. */
  waiting: v.object({
    total: v.number(),
    kinds: v.array(v.object({ ...kind, count: v.number() })),
  }),
  /** Of what came in in the period. */
  answered: v.object({
    ...responseCounts,
    kinds: v.array(v.object({ ...kind, ...responseCounts })),
    /** By who made the first call, or had it at the promised hour if nobody called; null is nobody. */
    people: v.array(v.object({ id: v.nullable(v.number()), name: v.string(), ...responseCounts })),
    weeks: v.array(v.object({ from: v.string(), to: v.string(), ...responseCounts })),
  }),
  /** What became of it: by kind in the order of its flow's states, each with what stands there now. */
  funnel: v.array(
    v.object({
      ...kind,
      flow: v.picklist(pipelineNames),
      total: v.number(),
      states: v.array(v.object({ state: v.string(), count: v.number() })),
    }),
  ),
  /** By flow: the sources that brought most, then the rest with a null name. `total` is the sum of the four others. */
  sources: v.array(
    v.object({
      flow: v.picklist(pipelineNames),
      source: v.nullable(v.string()),
      total: v.number(),
      open: v.number(),
      /** Delivered, done, sold or answered: as the flow ends well. */
      won: v.number(),
      lost: v.number(),
      /** Closed without an outcome: erased while open, or from before there were states. */
      other: v.number(),
    }),
  ),
  lost: v.array(
    v.object({ flow: v.picklist(pipelineNames), reason: v.string(), count: v.number() }),
  ),
})

export type Analytics = v.InferOutput<typeof analyticsSchema>

/** Without both days it is the last four weeks. */
export const getAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/figures',
  may: 'dashboard.read',
  says: 'Response times and outcomes of the enquiries of a period',
  tag: 'Staff',
  query: v.pipe(
    v.object({ from: v.optional(day), to: v.optional(day) }),
    v.forward(
      v.check(({ from, to }) => !from || !to || from <= to, words.isBackwards),
      ['to'],
    ),
    v.forward(
      v.check(
        ({ from, to }) => !from || !to || countDaysInRange({ from, to }) <= maxAnalyticsPeriodDays,
        words.isTooLong,
      ),
      ['from'],
    ),
  ),
  answer: analyticsSchema,
  isPrivate: true,
})
