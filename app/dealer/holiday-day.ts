import { dayOr } from '#app/calendar/day-or.ts'
import { shortMonths } from '#app/calendar/shown-day.ts'

/** A holiday's day as people read and type it: `01-26` is "26 Jan" of every year, `2027-03-22` "22 Mar 2027" alone. */
export function shownHoliday(on: string): string {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(on) ?? []
  return day === undefined ? dayOr(on) : `${Number(day)} ${shortMonths[Number(month) - 1]}`
}

/** What was typed, the other way round. What is no such day stays as it is: it is refused. */
export function holidayFrom(typed: string): string {
  const [, day, name = '', year] = asTyped.exec(typed.trim()) ?? []
  const month = shortMonths.findIndex((it) => name.toLowerCase().startsWith(it.toLowerCase()))
  if (day === undefined || month < 0) return typed
  const on = `${twoDigits(month + 1)}-${twoDigits(Number(day))}`
  return year === undefined ? on : `${year}-${on}`
}

/** `26 Jan`, `26th January`, `22 Mar 2027`. */
const asTyped = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]*([a-z]{3,9})[ .,-]*(\d{4})?$/i

const twoDigits = (figure: number) => String(figure).padStart(2, '0')
