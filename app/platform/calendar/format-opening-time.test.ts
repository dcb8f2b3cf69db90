import { expect, test } from 'vitest'
import { formatDayAndTime } from './format-day-and-time.ts'
import { formatOpeningTime } from './format-opening-time.ts'
import { formatStaffTime } from './format-staff-time.ts'

test.each([
  ['00:00', '12:00 AM', '12:00 AM'],
  ['00:05:59', '12:05 AM', '12:05 AM'],
  ['09:30', '09:30 AM', '9:30 AM'],
  ['12:00', '12:00 PM', '12:00 PM'],
  ['19:30:05', '07:30 PM', '7:30 PM'],
  ['24:00', '12:00 AM', '12:00 AM'],
])('formats %s as %s on the site and as %s for staff', (time, onTheSite, said) => {
  expect(formatOpeningTime(time)).toBe(onTheSite)
  expect(formatStaffTime(time)).toBe(said)
})

test('formats an instant as day and time', () => {
  expect(formatDayAndTime('2026-11-22', '19:30:05')).toBe('22 Nov 2026, 7:30 PM')
})
