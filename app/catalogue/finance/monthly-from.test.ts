import { expect, it } from 'vitest'
import { monthlyFrom } from './monthly-from.ts'

const terms = { ratePercent: 12, months: 36, checkedOn: '2026-11-01' }

it.each([
  [73_336, terms, 2436],
  [79_000, terms, 2624],
  [20_000, terms, 665],
  [99_99_999, terms, 332_144],
  [73_336, { ...terms, months: 7 }, 10_900],
])('%s at %o is %s a month, rounded up', (price, at, expected) => {
  expect(monthlyFrom(price, at)).toBe(expected)
})

it('says nothing without terms, nor of less than anybody finances', () => {
  expect(monthlyFrom(73_336, null)).toBeUndefined()
  expect(monthlyFrom(73_336, undefined)).toBeUndefined()
  expect(monthlyFrom(19_999, terms)).toBeUndefined()
})
