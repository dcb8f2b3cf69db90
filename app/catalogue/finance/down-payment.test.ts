import { expect, it } from 'vitest'
import { amountAfterDownPayment } from './down-payment.ts'

it.each([
  ['', 79_000],
  [' ', 79_000],
  ['0', 79_000],
  ['20,000', 59_000],
  ['78,999.50', 0.5],
  ['79000', undefined],
  ['₹80,000', undefined],
  ['-1', undefined],
  ['half', undefined],
])('subtracts from ₹79,000 a down payment of %j: %s', (down, left) => {
  expect(amountAfterDownPayment(79_000, down)).toBe(left)
})
