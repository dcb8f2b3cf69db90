import { shortMonthNames } from '#app/platform/calendar/format-day.ts'

/** A holiday's day as it is stored, from how people type it: `01-26` from "26 Jan", `2027-03-22` from "22 Mar 2027". */
export function parseHolidayDay(typed: string): string {
  const [, day, name = '', year] = /^(\d{1,2}) ?([a-z]+) ?(\d{4})?$/i.exec(typed) ?? []
  const month = shortMonthNames.findIndex((it) => name.toLowerCase().startsWith(it.toLowerCase()))
  if (day === undefined || month < 0) return typed
  const on = `${twoDigits(month + 1)}-${twoDigits(Number(day))}`
  return year === undefined ? on : `${year}-${on}`
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0')
