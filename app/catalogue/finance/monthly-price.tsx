import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { EmiLink } from './emi-link.tsx'
import type { FinancedModel } from './loan-cost.ts'
import type { LoanTerms } from './loan-terms-setting.ts'
import * as words from './monthly-price-words.ts'

type Props = {
  model: FinancedModel
  /** The loan terms from the settings. */
  loan: LoanTerms | null
  /** Monthly instalment in rupees; undefined without loan terms or below the smallest loan. */
  monthly: number | undefined
  /** The loan terms behind it, as text. */
  terms: string | undefined
}

/**
 * The monthly price beside a price ("From ₹2,436 a month"), with its terms one tap away. Renders
 * nothing without loan terms.
 */
export function MonthlyPrice({ model, loan, monthly, terms }: Props) {
  if (monthly === undefined) return null
  const [figure, showTerms] = words.fromAMonth(formatRupees(monthly))
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 items-center leading-snug">
        <span>
          <span className="font-semibold text-base tabular-nums">{figure}</span>
          {/* A non-breaking space, so that "terms" never begins a line. */}
          {'\u00a0'}
          <span className="link in-[.stage]:text-on-stage">{showTerms}</span>
        </span>
      </summary>
      <div className="max-w-[48ch] pb-2 text-quiet in-[.stage]:text-on-stage-quiet">
        {terms}{' '}
        <EmiLink model={model} loan={loan} className="link in-[.stage]:text-on-stage">
          {words.workOutYourOwn}
        </EmiLink>
      </div>
    </details>
  )
}
