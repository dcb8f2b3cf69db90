import { shortMonthNames } from '#app/platform/calendar/format-day.ts'
import { formatIfDay } from '#app/platform/calendar/format-if-day.ts'
import type { Dealer } from './dealer-schema.ts'
import { parseHolidayDay } from './parse-holiday-day.ts'

/**
 * Formats a holiday's day: `01-26` becomes "26 Jan" (every year), `2027-03-22` becomes "22 Mar
 * 2027" (that year only).
 */
export function formatHolidayDay(on: string): string {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(on) ?? []
  return day === undefined
    ? formatIfDay(on)
    : `${Number(day)} ${shortMonthNames[Number(month) - 1]}`
}

export const withFormattedHolidays = (facts: Dealer) => mapHolidays(facts, formatHolidayDay)
export const withStoredHolidays = (facts: Dealer) => mapHolidays(facts, parseHolidayDay)

function mapHolidays({ hours, ...facts }: Dealer, dayFrom: (on: string) => string): Dealer {
  const holidays = hours.holidays.map(({ name, on }) => ({ name, on: dayFrom(on) }))
  return { ...facts, hours: { ...hours, holidays } }
}
