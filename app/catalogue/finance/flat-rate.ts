import { type Loan, monthlyInstalment } from './monthly-instalment.ts'

export type FlatRateQuote = {
  instalment: number
  totalInterest: number
  /**
   * The rate that gives the same instalment on a reducing balance, in percent a year. It is the
   * real cost of the loan.
   */
  reducingRate: number
}

/**
 * Converts a flat rate to a reducing one. A flat rate charges interest on the full amount for the
 * whole time, although the debt shrinks every month. `rate` of the loan is the flat one, in percent
 * a year.
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

/** Finds the reducing rate that gives this instalment, by bisection. */
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
