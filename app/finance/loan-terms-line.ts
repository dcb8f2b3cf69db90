import { shownDay } from '#app/calendar/shown-day.ts'
import type { LoanTerms } from './loan-facts.ts'
import * as words from './monthly-words.ts'

/** What stands behind every month's price of a page, as a sentence: the server writes it, so that no page brings the code. */
export function loanTermsLine(loan: LoanTerms | null, variant?: string): string | undefined {
  if (!loan) return undefined
  const { months, ratePercent: rate, checkedOn, note } = loan
  const terms = words.monthlyTerms({ months, rate, variant, checkedOn: shownDay(checkedOn) })
  return note ? `${terms} ${note}` : terms
}
