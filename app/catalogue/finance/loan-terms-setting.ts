import * as v from 'valibot'
import { day, lineOfText, strictRecord, wholeNumberFrom } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

const rateMessage = 'must be more than 0% and at most 60% per year'

/** Percent a year, on a reducing balance. */
export const ratePercent = v.pipe(
  v.number(rateMessage),
  v.gtValue(0, rateMessage),
  v.maxValue(60, rateMessage),
)
export const months = wholeNumberFrom(6, 120)

/** Terms of a usual loan, as the dealer last checked them with the lenders. */
const loanTermsSchema = strictRecord({
  ratePercent,
  months,
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
