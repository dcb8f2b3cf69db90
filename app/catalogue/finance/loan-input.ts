import { parseNumber, parseRupees } from '#app/platform/schema/parse-number.ts'
import type { LoanTerms } from './loan-terms-setting.ts'
import type { Loan } from './monthly-instalment.ts'

/** The calculator's fields as typed. `years` holds months if `unit` is `months`. */
export type LoanInput = { amount: string; rate: string; years: string; unit: 'years' | 'months' }
export type LoanField = (typeof loanFieldNames)[number]

const loanFieldNames = ['amount', 'rate', 'years'] as const

/**
 * The result of parsing the fields: a loan, or the names of the invalid fields. While a field is
 * empty there is neither.
 */
export type LoanInputResult = { loan?: Loan; wrong: readonly LoanField[] }

export function parseLoanInput(input: LoanInput): LoanInputResult {
  if (loanFieldNames.some((name) => input[name].trim() === '')) return { wrong: [] }
  const amount = parseRupees(input.amount)
  const rate = parseNumber(input.rate.replace(/%\s*$/, ''))
  const time = parseNumber(input.years)
  const isTime =
    input.unit === 'months'
      ? Number.isInteger(time) && isWithin(time, 1, 480)
      : isWithin(time, 1 / 12, 40)
  const isRight = { amount: isWithin(amount, 1, 1e9), rate: isWithin(rate, 0, 100), years: isTime }
  const wrong = loanFieldNames.filter((name) => !isRight[name])
  if (wrong.length > 0) return { wrong }
  return { loan: { amount, rate, years: input.unit === 'months' ? time / 12 : time }, wrong }
}

/**
 * Returns the initial values of the fields: the dealer's loan terms and the model's price, as far
 * as they exist.
 */
export function defaultLoanInput(terms: LoanTerms | null | undefined, price?: number): LoanInput {
  const isInYears = !terms || terms.months % 12 === 0
  return {
    amount: price === undefined ? '' : String(price),
    rate: terms ? String(terms.ratePercent) : '',
    years: terms ? String(isInYears ? terms.months / 12 : terms.months) : '',
    unit: isInYears ? 'years' : 'months',
  }
}

/**
 * A loan from the address. `isWhole` is `true` if the address has every field; its result is then
 * shown at once.
 */
export type LoanInputFromUrl = { input: LoanInput; isWhole: boolean }

/**
 * Reads a loan from an address such as `/finance?amount=145000&rate=9.5&years=3#emi`. A missing
 * field takes its value from `usual`.
 */
export function loanInputFromQuery(query: URLSearchParams, usual: LoanInput): LoanInputFromUrl {
  const field = (name: LoanField) => query.get(name)?.slice(0, 20) ?? usual[name]
  const unit = query.has('years') ? 'years' : usual.unit
  return {
    input: {
      amount: field('amount'),
      rate: field('rate'),
      years: field('years'),
      unit: query.get('unit') === 'months' ? 'months' : unit,
    },
    isWhole: loanFieldNames.every((name) => query.has(name)),
  }
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
