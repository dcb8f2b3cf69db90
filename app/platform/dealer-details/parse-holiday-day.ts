import { shortMonthNames } from '#app/platform/calendar/format-day.ts'

/**
 * Parses a holiday's day as typed: "26 Jan" becomes `01-26`, "22 Mar 2027" becomes `2027-03-22`.
 * Other text is returned unchanged.
 */
export function parseHolidayDay(typed: string): string {
  const [, day, name = '', year] = /^(\d{1,2}) ?([a-z]+) ?(\d{4})?$/i.exec(typed) ?? []
  const month = shortMonthNames.findIndex((it) => name.toLowerCase().startsWith(it.toLowerCase()))
  if (day === undefined || month < 0) return typed
  const on = `${twoDigits(month + 1)}-${twoDigits(Number(day))}`
  return year === undefined ? on : `${year}-${on}`
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0')
