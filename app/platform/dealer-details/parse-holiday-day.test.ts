import { expect, it } from 'vitest'
import { formatHolidayDay } from './format-holiday-day.server.ts'
import { parseHolidayDay } from './parse-holiday-day.ts'

it.each([
  ['01-26', '26 Jan'],
  ['10-02', '2 Oct'],
  ['2027-03-22', '22 Mar 2027'],
])('formats a holiday on %s as %s, and parses that text to the same day', (on, shown) => {
  expect(formatHolidayDay(on)).toBe(shown)
  expect(parseHolidayDay(shown)).toBe(on)
})

it.each([
  ['26 January', '01-26'],
  ['2 october', '10-02'],
  ['1 Sept 2027', '2027-09-01'],
  ['15Aug', '08-15'],
  ['01-26', '01-26'],
  ['2027-03-22', '2027-03-22'],
])('parses %s as %s', (typed, on) => {
  expect(parseHolidayDay(typed)).toBe(on)
})
