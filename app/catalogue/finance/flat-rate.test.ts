import { expect, it } from 'vitest'
import { convertFlatRate } from './flat-rate.ts'

it.each([
  [{ amount: 193_000, rate: 11.75, years: 3 }, '7250.90', '20.79'],
  [{ amount: 80_000, rate: 10, years: 2 }, '4000.00', '18.16'],
  [{ amount: 80_000, rate: 0, years: 2 }, '3333.33', '0.00'],
])(
  'converts a flat rate of %o to %s a month, which equals a reducing rate of %s percent',
  (loan, emi, rate) => {
    const quote = convertFlatRate(loan)
    expect(quote.instalment.toFixed(2)).toBe(emi)
    expect(quote.reducingRate.toFixed(2)).toBe(rate)
  },
)
