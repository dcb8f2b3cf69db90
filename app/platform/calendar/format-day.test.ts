import { expect, it } from 'vitest'
import { formatDay, formatNonBreakingDay } from './format-day.ts'

it('reads as people in India write a day', () => {
  expect(formatDay('2026-11-22')).toBe('22 Nov 2026')
  expect(formatDay('2027-01-05')).toBe('5 Jan 2027')
})

it('stays in one line within a sentence', () => {
  expect(formatNonBreakingDay('2026-11-22')).toBe('22\u00a0Nov\u00a02026')
})
