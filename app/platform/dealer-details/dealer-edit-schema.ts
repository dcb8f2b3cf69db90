import * as v from 'valibot'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { strictRecord, time } from '#app/platform/schema/schemas.ts'
import { dealerSchema } from './dealer-schema.ts'
import * as words from './hours-words.ts'
import { parseHolidayDay } from './parse-holiday-day.ts'

const { hours } = dealerSchema.entries

/**
 * A counter that closes before it opens would never be open, so no enquiry would get a call-back
 * deadline.
 */
const openingHours = v.pipe(
  hours.entries.sales,
  v.forward(
    v.check(
      ({ opens, closes }) => !v.is(time, opens) || !v.is(time, closes) || closes > opens,
      ({ input: { opens, closes } }) =>
        closes === '00:00' ? words.closesAtMidnight : words.closesTooEarly(opens),
    ),
    ['closes'],
  ),
)

/** Checks that each holiday is an existing day and that no day occurs twice. */
const holidays = v.pipe(
  hours.entries.holidays,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const days = dataset.value.map(({ on }) => parseHolidayDay(on))
    for (const [index, day] of days.entries()) {
      const input = dataset.value[index]
      if (!input || !/^(\d{4}-)?\d\d-\d\d$/.test(day)) continue
      // 29 February exists only in leap years.
      const isDay = isCalendarDay(day.length > 5 ? day : `2028-${day}`)
      const first = days.findIndex((other) => other === day || other === day.slice(5))
      const isTwice = first >= 0 && first !== index && (first < index || days[first] !== day)
      const message = isDay ? isTwice && words.holidayTwice(first + 1) : words.noDay(input.on)
      if (message !== false)
        addIssue({
          message,
          input: input.on,
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key: index, value: input },
            { type: 'object', origin: 'value', input, key: 'on', value: input.on },
          ],
        })
    }
  }),
)

const editedHours = strictRecord({
  ...hours.entries,
  sales: openingHours,
  service: openingHours,
  holidays,
})

/**
 * The dealer's details as entered in the form, with rules between fields that older rows may break.
 */
export const dealerEditSchema = strictRecord({ ...dealerSchema.entries, hours: editedHours })

export const areOpeningHoursValid = (stored: v.InferInput<typeof editedHours>): boolean =>
  v.is(editedHours, stored)
