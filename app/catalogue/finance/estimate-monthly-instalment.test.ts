import { expect, it } from 'vitest'
import { estimateMonthlyInstalment } from './estimate-monthly-instalment.ts'

const terms = { ratePercent: 12, months: 36, checkedOn: '2026-11-01' }

it.each([
  [73_336, terms, 2436],
  [79_000, terms, 2624],
  [20_000, terms, 665],
  [99_99_999, terms, 332_144],
  [73_336, { ...terms, months: 7 }, 10_900],
])(
  'estimates for price %s and terms %o a monthly instalment of %s, rounded up',
  (price, at, expected) => {
    expect(estimateMonthlyInstalment(price, at)).toBe(expected)
  },
)

it('estimates nothing without loan terms or for a loan below the minimum', () => {
  expect(estimateMonthlyInstalment(73_336, null)).toBeUndefined()
  expect(estimateMonthlyInstalment(73_336, undefined)).toBeUndefined()
  expect(estimateMonthlyInstalment(19_999, terms)).toBeUndefined()
})
