import { dayOr } from '#app/platform/calendar/day-or.ts'
import { shortMonths } from '#app/platform/calendar/shown-day.ts'
import type { Dealer } from './facts.ts'
import { holidayFrom } from './holiday-day.ts'

/** A holiday's day as people read and type it: `01-26` is "26 Jan" of every year, `2027-03-22` "22 Mar 2027" alone. */
export function shownHoliday(on: string): string {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(on) ?? []
  return day === undefined ? dayOr(on) : `${Number(day)} ${shortMonths[Number(month) - 1]}`
}

export const withShownDays = (facts: Dealer) => withDays(facts, shownHoliday)
export const withStoredDays = (facts: Dealer) => withDays(facts, holidayFrom)

function withDays({ hours, ...facts }: Dealer, dayFrom: (on: string) => string): Dealer {
  const holidays = hours.holidays.map(({ name, on }) => ({ name, on: dayFrom(on) }))
  return { ...facts, hours: { ...hours, holidays } }
}
