import { expect, it } from 'vitest'
import { formatDay, formatNonBreakingDay } from './format-day.ts'

it('formats a day in Indian style', () => {
  expect(formatDay('2026-11-22')).toBe('22 Nov 2026')
  expect(formatDay('2027-01-05')).toBe('5 Jan 2027')
})

it('formats a day with non-breaking spaces', () => {
  expect(formatNonBreakingDay('2026-11-22')).toBe('22\u00a0Nov\u00a02026')
})
