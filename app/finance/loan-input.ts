import type { Loan } from './emi.ts'
import type { LoanTerms } from './loan-facts.ts'

/** What stands in the calculator's fields, as typed. */
export type LoanInput = { amount: string; rate: string; years: string }

export const emptyLoanInput: LoanInput = { amount: '', rate: '', years: '' }

/** What the calculator opens with: the usual terms where somebody has entered them, and a price. */
export function usualInput(terms: LoanTerms | null | undefined, price?: number): LoanInput {
  return {
    amount: price === undefined ? '' : String(price),
    rate: terms ? String(terms.ratePercent) : '',
    years: terms ? String(Math.round((terms.months / 12) * 100) / 100) : '',
  }
}

/**
 * The loan that the fields describe, or undefined while one of them is empty or no sensible
 * number: then nothing happens.
 */
export function readLoan({ amount, rate, years }: LoanInput): Loan | undefined {
  const loan = { amount: read(amount), rate: read(rate), years: read(years) }
  const isSensible =
    within(loan.amount, 0, 1e9) && within(loan.rate, 0, 100) && within(loan.years, 1 / 12, 40)
  return isSensible ? loan : undefined
}

/** The calculator's fields from an address: `/finance?amount=145000&rate=9.5&years=3#emi`. */
export function loanInputFrom(query: URLSearchParams): LoanInput {
  const field = (name: string) => (query.get(name) ?? '').slice(0, 20)
  return { amount: field('amount'), rate: field('rate'), years: field('years') }
}

function read(typed: string): number {
  const digits = typed.replaceAll(/[\s,₹%]/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
