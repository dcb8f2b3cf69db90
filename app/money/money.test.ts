import { expect, it } from 'vitest'
import { formatRupees, formatRupeesAndPaise } from './money.ts'

it.each([
  [0, '₹0'],
  [999, '₹999'],
  [104_116, '₹1,04,116'],
  [9_999_999, '₹99,99,999'],
])('%d rupees are grouped as in India: %s', (amount, text) =>
  expect(formatRupees(amount)).toBe(text),
)

it('instalments and accessories have two decimals', () => {
  expect([3321.4309, 7490, 0.5].map(formatRupeesAndPaise)).toEqual([
    '₹3,321.43',
    '₹7,490.00',
    '₹0.50',
  ])
})
