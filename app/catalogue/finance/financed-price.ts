import { estimateMonthlyInstalment } from './estimate-monthly-instalment.ts'
import { formatLoanTerms } from './format-loan-terms.ts'
import type { FinancedModel } from './loan-cost.ts'
import type { LoanTerms } from './loan-terms-setting.ts'

type PricedModel = {
  price: number
  priceIsApproximate: boolean
  onRoad?: { total: number; isApproximate: boolean } | undefined
}

/** The price in rupees from which a monthly price is computed. */
export type FinancedPrice = Required<Omit<FinancedModel, 'name'>>

/** Returns the on-road price, or the ex-showroom price of a model without one. */
export function financedPrice({ price, priceIsApproximate, onRoad }: PricedModel): FinancedPrice {
  return onRoad
    ? { price: onRoad.total, priceIsApproximate: onRoad.isApproximate, isOnRoad: true }
    : { price, priceIsApproximate, isOnRoad: false }
}

/** Estimates the monthly instalment of a model in rupees, for lists and for the vehicle's page. */
export const monthlyOf = (
  model: PricedModel,
  loan: LoanTerms | null | undefined,
): number | undefined => estimateMonthlyInstalment(financedPrice(model).price, loan)

/**
 * Formats the loan terms behind the monthly prices of a list once: on the on-road prices, on the
 * ex-showroom prices, or both.
 */
export function formatLoanTermsOfList(
  loan: LoanTerms,
  models: readonly Pick<PricedModel, 'onRoad'>[],
): string {
  const priced = models.filter(({ onRoad }) => onRoad)
  if (priced.length === 0) return formatLoanTerms(loan)
  return formatLoanTerms(loan, undefined, priced.length === models.length ? true : 'some')
}
