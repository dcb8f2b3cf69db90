import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import type { SheetCell } from '#app/platform/spreadsheets/spreadsheet.ts'

/** Order of day and month in dates such as 3/4/2024. */
export type DayOrder = 'day-first' | 'month-first'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dayInMilliseconds = 86_400_000
/** Day 0 of Excel's serial numbers. */
const excelEpoch = Date.UTC(1899, 11, 30)
const numericDate = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/

/**
 * Returns the day of a cell as `YYYY-MM-DD`; undefined if the cell contains no day. Reads Excel's
 * serial numbers, 31/12/2025, 31-12-25, 31 Dec 2025, Dec 31, 2025 and 2025-12-31. A time after the
 * day is ignored.
 */
export function parseImportDay(cell: SheetCell, order: DayOrder): string | undefined {
  const text = dayText(cell)
  if (/^\d{5}(\.\d+)?$/.test(text)) return dayOfSerial(Number(text))
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return calendarDay(iso[1], iso[2], iso[3])
  const numeric = numericDate.exec(text)
  if (numeric) {
    const [, first, second, year] = numeric
    return order === 'day-first'
      ? calendarDay(year, second, first)
      : calendarDay(year, first, second)
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ ,./-]*([a-z]{3,9})[ ,./-]*(\d{4}|\d{2})$/.exec(text)
  if (dayFirst) return calendarDay(dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1])
  const monthFirst = /^([a-z]{3,9})[ ./-]*(\d{1,2})(?:st|nd|rd|th)?[ ,./-]+(\d{4}|\d{2})$/.exec(
    text,
  )
  return monthFirst
    ? calendarDay(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2])
    : undefined
}

/**
 * Returns the order that the cells prove; `unknown` if day and month of a date can be exchanged and
 * no other date decides, and undefined if it does not matter.
 */
export function findDayOrder(cells: readonly SheetCell[]): DayOrder | 'unknown' | undefined {
  let [isAmbiguous, isDayFirst, isMonthFirst] = [false, false, false]
  for (const cell of cells) {
    const [, first, second] = numericDate.exec(dayText(cell)) ?? []
    if (first === undefined || second === undefined) continue
    if (Number(first) > 12) isDayFirst = true
    else if (Number(second) > 12) isMonthFirst = true
    else if (Number(first) !== Number(second)) isAmbiguous = true
  }
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'day-first' : 'month-first'
  return isAmbiguous ? 'unknown' : undefined
}

/** Removes a time such as ` 14:30` or `T00:00:00Z` after the day. */
function dayText(cell: SheetCell): string {
  return String(cell ?? '')
    .slice(0, 60)
    .trim()
    .toLowerCase()
    .replace(/[ t,]+\d{1,2}[:.]\d{2}([:.]\d{2})?(\.\d+)?\s*([ap]\.?m\.?)?z?$/, '')
    .replace(/^(sun|mon|tue|wed|thu|fri|sat)[a-z]*[ ,.]+/, '')
}

function dayOfSerial(serial: number): string | undefined {
  // From 1990 to 2078.
  if (serial < 32_874 || serial > 65_380) return undefined
  return new Date(excelEpoch + Math.floor(serial) * dayInMilliseconds).toISOString().slice(0, 10)
}

function calendarDay(year = '', month: string | undefined, day = ''): string | undefined {
  if (month === undefined) return undefined
  const fullYear = year.length === 2 ? `20${year}` : year
  const text = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(text) ? text : undefined
}

function monthNumber(name = ''): string | undefined {
  const index = months.indexOf(name.slice(0, 3))
  return index < 0 ? undefined : String(index + 1)
}
