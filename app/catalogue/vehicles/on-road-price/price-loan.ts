import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { monthlyInstalment } from '#app/catalogue/finance/monthly-instalment.ts'

/** A loan for the rest after the down payment, at the site's loan terms. */
export type PriceLoan = {
  down: number
  amount: number
  months: number
  ratePercent: number
  /** Rupees a month, rounded up. */
  monthly: number
  terms: LoanTerms
}

type LoanChoice = { down?: number | undefined; months?: number | undefined }

/**
 * Works out the loan for an on-road price in whole rupees. Returns undefined without loan terms, or
 * if the down payment covers the price. Fewer than 6 months are replaced by those of the terms.
 */
export function workOutLoan(
  total: number,
  terms: LoanTerms | null,
  { down = 0, months = 0 }: LoanChoice,
): PriceLoan | undefined {
  if (!terms || down >= total) return undefined
  const amount = total - down
  const period = months >= 6 ? months : terms.months
  const { ratePercent } = terms
  const instalment = monthlyInstalment({ amount, rate: ratePercent, years: period / 12 })
  // Without toFixed, a floating-point error could round a whole amount up by one rupee.
  const monthly = Math.ceil(Number(instalment.toFixed(6)))
  return { down, amount, months: period, ratePercent, monthly, terms }
}
