import { formatRupees, formatRupeesAndPaise } from '#app/platform/money/format-rupees.ts'
import { EmiChart } from './emi-chart.tsx'
import * as words from './emi-words.ts'
import { convertFlatRate } from './flat-rate.ts'
import { calculateLoanCost } from './loan-cost.ts'
import type { Loan } from './monthly-instalment.ts'

/** The total cost of the loan, then the balance year by year. */
export function EmiResult({ loan }: { loan: Loan }) {
  const cost = calculateLoanCost(loan)
  return (
    <section aria-label={words.result} className="mt-6">
      <div className="grid items-end gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr]">
        <dl className="flex flex-wrap gap-x-10 gap-y-4 sm:grid">
          <ResultAmount term={words.totalInterest} amount={cost.totalInterest} />
          <ResultAmount term={words.totalPayable} amount={cost.totalPayable} />
        </dl>
        <EmiChart cost={cost} />
      </div>
      <table className="mt-6 w-full text-right text-[0.9375rem] tabular-nums">
        <caption className="mb-2 text-left font-semibold">{words.yearByYear}</caption>
        <thead className="text-quiet">
          <tr className="border-hairline border-b">
            <th scope="col" className="py-2 text-left font-semibold">
              {words.year}
            </th>
            <th scope="col" className="py-2 pl-3 font-semibold">
              {words.principal}
            </th>
            <th scope="col" className="py-2 pl-3 font-semibold">
              {words.interest}
            </th>
            <th scope="col" className="py-2 pl-3 font-semibold">
              {words.stillOwed}
            </th>
          </tr>
        </thead>
        <tbody>
          {cost.schedule.map((it) => (
            <tr key={it.year} className="border-hairline border-b">
              <th scope="row" className="py-2 text-left font-normal">
                {it.year}
              </th>
              <td className="py-2 pl-3">{formatRupees(it.principal)}</td>
              <td className="py-2 pl-3">{formatRupees(it.interest)}</td>
              <td className="py-2 pl-3">{formatRupees(it.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FlatRateComparison loan={loan} />
    </section>
  )
}

function ResultAmount({ term, amount }: { term: string; amount: number }) {
  return (
    <div>
      <dt className="text-quiet">{term}</dt>
      <dd className="figure text-xl">{formatRupees(amount)}</dd>
    </div>
  )
}

/** Converts a flat rate into the reducing one: a flat quote sounds like half of its real cost. */
function FlatRateComparison({ loan }: { loan: Loan }) {
  if (loan.rate === 0 || loan.amount === 0) return null
  const quote = convertFlatRate(loan)
  const percent = (rate: number) => `${rate.toFixed(2)} %`
  const [before, instalment, between, reducingRate, after] = words.flatMeans({
    flatRate: percent(loan.rate),
    instalment: formatRupeesAndPaise(quote.instalment),
    totalInterest: formatRupees(quote.totalInterest),
    reducingRate: percent(quote.reducingRate),
  })
  return (
    <details className="mt-6">
      <summary className="flex min-h-11 items-center font-semibold">{words.quotedFlat}</summary>
      <p className="max-w-[60ch]">
        {before}
        <strong>{instalment}</strong>
        {between}
        <strong>{reducingRate}</strong>
        {after}
      </p>
    </details>
  )
}
