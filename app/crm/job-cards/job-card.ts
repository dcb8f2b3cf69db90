import * as v from 'valibot'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { isTimeOfDay } from '#app/platform/calendar/is-time-of-day.ts'
import { sanitizeLine, sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import * as words from './job-card-words.ts'

const maxTextLength = 2000
const maxNameLength = 80
const maxKilometres = 999_999
export const maxEstimateLines = 30
/** In whole rupees. */
const maxAmount = 1_000_000

const text = v.pipe(
  v.string(words.noText),
  v.maxLength(maxTextLength * 2, words.textTooLong),
  v.transform(sanitizeMultiline),
  v.maxLength(maxTextLength, words.textTooLong),
)
const line = (tooLong: string) =>
  v.pipe(
    v.string(words.noText),
    v.maxLength(maxNameLength * 4, tooLong),
    v.transform(sanitizeLine),
    v.maxLength(maxNameLength, tooLong),
  )

/** The fields of a job card as staff send them. Empty fields are '' or null. */
export const jobCardFieldsSchema = v.object({
  /** Reading of the odometer at arrival. */
  kilometres: v.nullable(
    v.pipe(
      v.number(words.notKilometres),
      v.integer(words.notKilometres),
      v.minValue(0, words.notKilometres),
      v.maxValue(maxKilometres, words.notKilometres),
    ),
  ),
  complaints: text,
  workDone: text,
  mechanic: line(words.nameTooLong),
  /** `YYYY-MM-DD` */
  readyDay: v.nullable(v.pipe(v.string(), v.check(isCalendarDay, words.notADay))),
  /** `HH:MM`; null if only a day is promised. */
  readyTime: v.nullable(v.pipe(v.string(), v.check(isTimeOfDay, words.notATime))),
})

export type JobCardFields = v.InferOutput<typeof jobCardFieldsSchema>

/** A part or a piece of work of an estimate. */
export const estimateLineSchema = v.object({
  text: v.pipe(line(words.lineTooLong), v.minLength(1, words.emptyLine)),
  /** In whole rupees, with GST. */
  amount: v.pipe(
    v.number(words.notAnAmount),
    v.integer(words.notAnAmount),
    v.minValue(0, words.notAnAmount),
    v.maxValue(maxAmount, words.notAnAmount),
  ),
})

export type EstimateLine = v.InferOutput<typeof estimateLineSchema>

export const estimateLinesSchema = v.pipe(
  v.array(estimateLineSchema),
  v.minLength(1, words.noLines),
  v.maxLength(maxEstimateLines, words.tooManyLines),
)

export const estimateSchema = v.object({
  number: v.number(),
  lines: v.array(v.object({ text: v.string(), amount: v.number() })),
  /** In whole rupees. */
  total: v.number(),
  /** Instant in ISO 8601. */
  sentAt: v.string(),
  answer: v.nullable(v.picklist(['yes', 'no'])),
  answeredAt: v.nullable(v.string()),
  /** `true` if the customer answered by the link, `false` if staff noted the answer. */
  isByCustomer: v.boolean(),
  note: v.string(),
})

export type Estimate = v.InferOutput<typeof estimateSchema>

/** A job card with its estimates, the newest first. */
export const jobSchema = v.object({
  reference: v.string(),
  /** Version of the card, 0 before it is saved for the first time. */
  version: v.number(),
  fields: jobCardFieldsSchema,
  estimates: v.array(estimateSchema),
  /** Names of mechanics on recent cards, to choose from. */
  mechanics: v.array(v.string()),
})

export type Job = v.InferOutput<typeof jobSchema>
