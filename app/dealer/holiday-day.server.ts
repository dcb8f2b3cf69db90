import { dayOr } from '#app/calendar/day-or.ts'
import { shortMonths } from '#app/calendar/shown-day.ts'
import type { Dealer } from './facts.ts'

/** A holiday's day as people read and type it: `01-26` is "26 Jan" of every year, `2027-03-22` "22 Mar 2027" alone. */
export function shownHoliday(on: string): string {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(on) ?? []
  return day === undefined ? dayOr(on) : `${Number(day)} ${shortMonths[Number(month) - 1]}`
}

/** The other way round. */
export function holidayFrom(typed: string): string {
  const [, day, name = '', year] = /^(\d{1,2}) ?([a-z]+) ?(\d{4})?$/i.exec(typed) ?? []
  const month = shortMonths.findIndex((it) => name.toLowerCase().startsWith(it.toLowerCase()))
  if (day === undefined || month < 0) return typed
  const on = `${twoDigits(month + 1)}-${twoDigits(Number(day))}`
  return year === undefined ? on : `${year}-${on}`
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

export const withShownDays = (facts: Dealer) => withDays(facts, shownHoliday)
export const withStoredDays = (facts: Dealer) => withDays(facts, holidayFrom)

function withDays({ hours, ...facts }: Dealer, dayFrom: (on: string) => string): Dealer {
  const holidays = hours.holidays.map(({ name, on }) => ({ name, on: dayFrom(on) }))
  return { ...facts, hours: { ...hours, holidays } }
}
