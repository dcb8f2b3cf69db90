import { parseNumber, parseRupees } from '#app/platform/schema/parse-number.ts'
import type { LoanTerms } from './loan-terms-setting.ts'
import type { Loan } from './monthly-instalment.ts'

/** What stands in the calculator's fields, as typed; `years` are months where the unit says so. */
export type LoanInput = { amount: string; rate: string; years: string; unit: 'years' | 'months' }
export type LoanField = (typeof loanFieldNames)[number]

const loanFieldNames = ['amount', 'rate', 'years'] as const

/** What the fields come to: nothing while one is empty, a loan, or which of them hold no sensible number. */
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

/** What the calculator opens with: the usual terms where somebody has entered them, and a price. */
export function defaultLoanInput(terms: LoanTerms | null | undefined, price?: number): LoanInput {
  const isInYears = !terms || terms.months % 12 === 0
  return {
    amount: price === undefined ? '' : String(price),
    rate: terms ? String(terms.ratePercent) : '',
    years: terms ? String(isInYears ? terms.months / 12 : terms.months) : '',
    unit: isInYears ? 'years' : 'months',
  }
}

/** A loan that an address names, and whether it names all of it: then it is reckoned at once. */
export type LoanInputFromUrl = { input: LoanInput; isWhole: boolean }

/** `/finance?amount=145000&rate=9.5&years=3#emi`; what the address leaves out is as usual. */
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
