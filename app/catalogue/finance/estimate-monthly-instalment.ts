import type { LoanTerms } from './loan-terms-setting.ts'
import { monthlyInstalment } from './monthly-instalment.ts'

/** Lenders give no loan for less, in rupees. */
const minFinancedAmount = 20_000

/** A month of the whole price in rupees, rounded up; undefined where there is nothing to say it by. */
export function estimateMonthlyInstalment(
  price: number,
  terms: LoanTerms | null | undefined,
): number | undefined {
  if (!terms || price < minFinancedAmount) return undefined
  const instalment = monthlyInstalment({
    amount: price,
    rate: terms.ratePercent,
    years: terms.months / 12,
  })
  // A sum of whole rupees must not become one more by what the last digits lost.
  return Math.ceil(Number(instalment.toFixed(6)))
}
