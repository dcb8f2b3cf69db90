import { expect, it } from 'vitest'
import { financedPrice, formatLoanTermsOfList, monthlyOf } from './financed-price.ts'

const loan = { ratePercent: 12, months: 36, checkedOn: '2026-11-01' }
const plain = { price: 74_400, priceIsApproximate: false }
const priced = { ...plain, onRoad: { total: 92_602, isApproximate: true } }

it('is the on-road price, or the ex-showroom price of a vehicle without one', () => {
  expect(financedPrice(priced)).toEqual({
    price: 92_602,
    priceIsApproximate: true,
    isOnRoad: true,
  })
  expect(financedPrice(plain)).toEqual({ ...plain, isOnRoad: false })
  expect([monthlyOf(priced, loan), monthlyOf(plain, loan), monthlyOf(plain, null)]).toEqual([
    3076,
    2472,
    undefined,
  ])
})

it('names in the terms of a list the prices from which its instalments are computed', () => {
  const of = (...models: Partial<Pick<typeof priced, 'onRoad'>>[]) =>
    formatLoanTermsOfList(loan, models).split('.')[0]
  expect(of(priced, priced)).toBe('36 months at 12% on the full on-road price')
  expect(of({})).toBe('36 months at 12% on the full ex-showroom price')
  expect(of({}, priced)).toBe(
    '36 months at 12% on the full on-road price, or the ex-showroom price if there is no other',
  )
})
