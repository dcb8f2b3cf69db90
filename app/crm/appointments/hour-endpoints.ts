import * as v from 'valibot'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { publicPurposes } from './appointment-purposes.ts'
import * as words from './appointment-words.ts'

/** Maximum number of days in one answer. */
export const maxDaysOfHours = 14

const dayCount = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, words.dayCount(maxDaysOfHours)),
  v.transform(Number),
  v.minValue(1, words.dayCount(maxDaysOfHours)),
  v.maxValue(maxDaysOfHours, words.dayCount(maxDaysOfHours)),
)

const freeHour = v.object({
  /** Start time on the dealer's clock, `HH:MM`. */
  at: v.string(),
  /** Appointments that can still start then. */
  left: v.number(),
})

export const freeDaySchema = v.object({
  day: v.string(),
  hours: v.array(freeHour),
  /** A sentence that says why the day has no free hour. */
  why: v.optional(v.string()),
})

export const getFreeHours = defineEndpoint({
  method: 'GET',
  path: '/api/slots',
  may: 'public',
  says: 'Free hours for a service or a test ride',
  tag: 'Enquiries',
  query: v.object({
    for: v.picklist(publicPurposes, words.purposeList(publicPurposes.join(', '))),
    /** First day, `YYYY-MM-DD`; today by default. */
    from: v.optional(
      v.pipe(v.string(), v.maxLength(20, words.notADay), v.check(isCalendarDay, words.notADay)),
    ),
    days: v.optional(dayCount),
    /** Name of a model as in addresses, for its demo vehicles. */
    model: v.optional(v.pipe(v.string(), v.maxLength(100, words.modelTooLong))),
  }),
  /** Without a plan for the purpose, there are no days. */
  answer: v.object({ days: v.array(freeDaySchema) }),
  isPrivate: true,
})
