import { expect, it } from 'vitest'
import type { PricedVehicle } from './compute-charges.ts'
import { describeLineReason } from './line-reason-words.ts'
import { priceSheet } from './price-sheet.ts'
import { telanganaCharges } from './start-charges-telangana.ts'

const scooter: PricedVehicle = { kind: 'scooter', exShowroom: 84_000, cc: 109.51 }
const electric: PricedVehicle = { kind: 'ev', exShowroom: 117_000, kw: 6 }

function reasonOf(key: string, vehicle = scooter, on = '2026-11-26') {
  const { lines } = priceSheet(telanganaCharges, vehicle, {}, on)
  const line = lines.find((it) => it.key === key)
  return line && describeLineReason(line, lines)
}

it.each([
  ['life-tax', '12% of the ex-showroom price, because it is over ₹50,000 and up to ₹1,00,000'],
  [
    'third-party-insurance',
    '₹3,851, plus 18% GST, because the engine is over 75 cc and up to 150 cc',
  ],
  [
    'own-damage-insurance',
    '1.708% of the insured value of ₹79,800, plus 18% GST, because the engine is up to 150 cc',
  ],
  ['zero-depreciation', '0.17% of the insured value of ₹79,800, plus 18% GST'],
  ['service-charge', '0.5% of the ex-showroom price'],
  ['accident-cover', 'A fixed amount, with 18% GST'],
  ['number-plates', 'Included in the vehicle’s price'],
  ['handling', 'Not allowed: we charge nothing'],
])('says why %s has its amount', (key, reason) => {
  expect(reasonOf(key)).toBe(reason)
})

it('names the last day of a free period, and the rate that follows', () => {
  expect(reasonOf('life-tax', electric)).toBe('₹0 until 31 Dec 2026')
  expect(reasonOf('life-tax', electric, '2027-01-01')).toBe(
    '15% of the ex-showroom price, because it is over ₹1,00,000 and up to ₹2,00,000',
  )
})

it('gives no reason for the ex-showroom price', () => {
  expect(reasonOf('ex-showroom')).toBe('')
})

it('says limits that belong to the higher slab, and a percentage of another line', () => {
  const line = (of: string[]) =>
    ({
      source: 'GO 1',
      why: {
        is: 'slab',
        by: 'kw',
        value: 3,
        over: 3,
        upTo: 7,
        border: 'below',
        rate: { percent: 10 },
        of,
        base: 7900,
      },
    }) as const
  expect(describeLineReason(line(['tax']), [{ key: 'tax', label: 'Life tax' }])).toBe(
    '10% of Life tax of ₹7,900, because the motor is at least 3 kW and below 7 kW',
  )
})
