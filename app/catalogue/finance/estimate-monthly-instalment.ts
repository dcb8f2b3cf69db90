import type { LoanTerms } from './loan-terms-setting.ts'
import { monthlyInstalment } from './monthly-instalment.ts'

/** Lenders give no loan below this amount, in rupees. */
const minFinancedAmount = 20_000

/**
 * Returns the monthly instalment for the full price in rupees, rounded up. Returns undefined
 * without loan terms, or if the price is below the smallest loan.
 */
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
  // Without toFixed, a floating-point error could round a whole amount up by one rupee.
  return Math.ceil(Number(instalment.toFixed(6)))
}
