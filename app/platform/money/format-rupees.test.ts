import { expect, it } from 'vitest'
import { formatPrice } from './format-price.ts'
import { formatRupees, formatRupeesAndPaise, groupIndianDigits } from './format-rupees.ts'

it.each([
  [0, '₹0'],
  [999, '₹999'],
  [104_116, '₹1,04,116'],
  [9_999_999, '₹99,99,999'],
])('formats %d rupees with Indian grouping as %s', (amount, text) =>
  expect(formatRupees(amount)).toBe(text),
)

it('marks a price that is approximate', () => {
  expect(formatPrice(78_500, true)).toBe('≈\u00a0₹78,500')
  expect(formatPrice(78_500, false)).toBe('₹78,500')
})

it('formats instalments and accessory prices with two decimals', () => {
  expect([3321.4309, 7490, 0.5].map(formatRupeesAndPaise)).toEqual([
    '₹3,321.43',
    '₹7,490.00',
    '₹0.50',
  ])
})

it.each([0, 2])('groups digits like Intl for en-IN, with %d decimals', (decimals) => {
  const intl = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const numbers = [0, 0.005, 1.5, 99.995, 999.5, 1000, 99_999.4, 99_999.5, 1e7, 123_456_789.125]
  for (let power = 0; power < 15; power++) numbers.push(10 ** power - 1, 7.315 * 10 ** power)
  expect(numbers.map((number) => groupIndianDigits(number, decimals))).toEqual(
    numbers.map((number) => intl.format(number)),
  )
})
