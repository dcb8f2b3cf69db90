import { type Loan, monthlyInstalment } from './monthly-instalment.ts'

export type FlatRateQuote = {
  instalment: number
  totalInterest: number
  /** The same instalment as percent a year on the falling balance: what the loan really costs. */
  reducingRate: number
}

/**
 * What a "flat rate" is worth: its interest is reckoned on the full amount for the whole time,
 * although the debt shrinks every month. `rate` of the loan is the flat one.
 */
export function convertFlatRate({ amount, rate, years }: Loan): FlatRateQuote {
  const totalInterest = (amount * rate * years) / 100
  const instalment = (amount + totalInterest) / (years * 12)
  return {
    instalment,
    totalInterest,
    reducingRate: solveReducingRate({ amount, years }, instalment),
  }
}

/** The reducing rate at which this instalment pays the amount off, found by halving. */
function solveReducingRate(loan: Omit<Loan, 'rate'>, instalment: number): number {
  let low = 0
  let high = 1200
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (monthlyInstalment({ ...loan, rate: middle }) < instalment) low = middle
    else high = middle
  }
  return (low + high) / 2
}
