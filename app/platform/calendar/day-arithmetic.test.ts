import { expect, test } from 'vitest'
import { addDays, mondayOf, todayInZone } from './day-arithmetic.ts'

test.each([
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-22', -6, '2026-11-16'],
])('%s and %i days is %s', (day, days, there) => {
  expect(addDays(day, days)).toBe(there)
})

test.each(['2026-11-16', '2026-11-18', '2026-11-22'])(
  'the week of %s begins on Monday, the 16th',
  (day) => expect(mondayOf(day)).toBe('2026-11-16'),
)

test('a day begins at midnight in the dealer’s time zone', () => {
  expect(todayInZone('Asia/Kolkata', new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21')
  expect(todayInZone('Asia/Kolkata', new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22')
})
