import * as v from 'valibot'
import { day, lineOfText, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

const rateMessage = 'must be more than 0 and at most 60'
const monthsMessage = 'must be a whole number of months from 6 to 120'

export const loanTermsEntries = {
  /** Percent a year, on a reducing balance. */
  ratePercent: v.pipe(
    v.number(rateMessage),
    v.gtValue(0, rateMessage),
    v.maxValue(60, rateMessage),
  ),
  months: v.pipe(
    v.number(monthsMessage),
    v.integer(monthsMessage),
    v.minValue(6, monthsMessage),
    v.maxValue(120, monthsMessage),
  ),
}

/** Terms of a usual loan, as the dealer last checked them with the lenders. */
const loanTermsSchema = strictRecord({
  ...loanTermsEntries,
  checkedOn: day,
  note: v.optional(lineOfText(200)),
})

export type LoanTerms = v.InferOutput<typeof loanTermsSchema>

/** `null` means that no page shows a monthly price. Default terms would be misleading. */
export const loanTermsSetting = defineSetting({
  name: 'loan-terms',
  label: 'the loan terms',
  shape: v.nullable(loanTermsSchema),
  fallback: null,
})
