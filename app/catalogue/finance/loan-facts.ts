import * as v from 'valibot'
import { day, lineOfText, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

const rate = 'must be more than 0 and at most 60'
const months = 'must be a whole number of months from 6 to 120'

export const loanFigures = {
  /** A year, on the falling balance. */
  ratePercent: v.pipe(v.number(rate), v.gtValue(0, rate), v.maxValue(60, rate)),
  months: v.pipe(
    v.number(months),
    v.integer(months),
    v.minValue(6, months),
    v.maxValue(120, months),
  ),
}

/** What a usual loan costs, as the dealer last heard it from the lenders. */
const loanTerms = strictRecord({
  ...loanFigures,
  checkedOn: day,
  note: v.optional(lineOfText(200)),
})

export type LoanTerms = v.InferOutput<typeof loanTerms>

/** Without terms no page names a month's price: half of them would be somebody else's loan. */
export const loanFacts = defineSetting({
  name: 'loan-terms',
  label: 'the loan terms',
  shape: v.nullable(loanTerms),
  fallback: null,
})
