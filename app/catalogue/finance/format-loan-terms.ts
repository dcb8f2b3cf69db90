import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import type { LoanTerms } from './loan-terms-setting.ts'
import * as words from './monthly-price-words.ts'

/** Formats the loan terms behind a monthly price as one text. */
export function formatLoanTerms(loan: LoanTerms, variant?: string, isOnRoad = false): string {
  const terms = words.monthlyTerms({
    ...loan,
    variant,
    isOnRoad,
    checkedOn: formatNonBreakingDay(loan.checkedOn),
  })
  return loan.note ? `${terms} ${loan.note}` : terms
}
