import * as v from 'valibot'
import { appointmentPurposes } from '#app/crm/appointments/appointment-purposes.ts'
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

export const emptyJobCardFields: JobCardFields = {
  kilometres: null,
  complaints: '',
  workDone: '',
  mechanic: '',
  readyDay: null,
  readyTime: null,
}

/** Version of a card that a person saw; 0 before it is saved for the first time. */
export const jobCardVersionSchema = v.pipe(
  v.number(words.noVersion),
  v.integer(words.noVersion),
  v.minValue(0, words.noVersion),
  v.maxValue(2_147_483_647, words.noVersion),
)

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
  /** Message that says why the card cannot be changed, or null. */
  refusal: v.nullable(v.string()),
  /** Answers of the enquiry, '' if the customer gave none. Staff correct them at the desk. */
  registrationNumber: v.string(),
  model: v.string(),
  /** The customer's message, which the form suggests as complaints before the first save. */
  message: v.string(),
})

export type Job = v.InferOutput<typeof jobSchema>

/** One visit of a vehicle. An erased enquiry is not among the visits of its vehicle. */
export const workshopVisitSchema = v.object({
  reference: v.string(),
  /** `YYYY-MM-DD`: the booked day, or the day on which the enquiry arrived. */
  day: v.string(),
  purpose: v.picklist(appointmentPurposes),
  state: v.string(),
  /** Name of the customer. */
  name: v.string(),
  model: v.string(),
  kilometres: v.nullable(v.number()),
  complaints: v.string(),
  workDone: v.string(),
  mechanic: v.string(),
  /** The newest estimate. */
  estimate: v.nullable(v.pick(estimateSchema, ['total', 'answer'])),
})

export type WorkshopVisit = v.InferOutput<typeof workshopVisitSchema>

export const workshopHistorySchema = v.object({
  /** Registration number as it is compared, such as `TG09AB1234`. */
  plate: v.string(),
  /** Number of all visits, of which `visits` has the newest 200. */
  total: v.number(),
  visits: v.array(workshopVisitSchema),
})

export type WorkshopHistory = v.InferOutput<typeof workshopHistorySchema>
