import { formatRupeesAndPaise } from '#app/platform/money/format-rupees.ts'
import * as words from './emi-words.ts'
import { type Loan, monthlyInstalment } from './monthly-instalment.ts'

export function EmiAmount({ loan }: { loan: Loan }) {
  return (
    <dl className="flex w-full flex-wrap items-baseline justify-between gap-x-4 sm:justify-start">
      <dt className="text-quiet">{words.monthlyEmi}</dt>
      <dd className="figure text-2xl sm:text-3xl">
        {formatRupeesAndPaise(monthlyInstalment(loan))}
      </dd>
    </dl>
  )
}
