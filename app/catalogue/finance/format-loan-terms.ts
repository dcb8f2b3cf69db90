import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import type { LoanTerms } from './loan-terms-setting.ts'
import * as words from './loan-terms-words.ts'

/**
 * Formats the loan terms behind monthly prices as one text. `isOnRoad` is `some` if only some of
 * the vehicles have an on-road price.
 */
export function formatLoanTerms(
  loan: LoanTerms,
  variant?: string,
  isOnRoad: boolean | 'some' = false,
): string {
  const terms = words.monthlyTerms({
    ...loan,
    variant,
    isOnRoad,
    checkedOn: formatNonBreakingDay(loan.checkedOn),
  })
  return loan.note ? `${terms} ${loan.note}` : terms
}
