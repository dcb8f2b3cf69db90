import { formatRupees, formatRupeesAndPaise } from '#app/money/money.ts'
import { costOf, type Loan } from './emi.ts'
import { EmiChart } from './emi-chart.tsx'
import { readFlatQuote } from './flat-rate.ts'

/** What the loan costs: the instalment large, then the whole, then year by year. */
export function EmiResult({ loan }: { loan: Loan }) {
  const cost = costOf(loan)
  return (
    <section aria-label="Result" className="mt-8 border-hairline border-t pt-6">
      <div className="grid items-end gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr]">
        <dl className="grid gap-4">
          <div>
            <dt className="text-quiet">Monthly EMI</dt>
            <dd className="figure text-4xl">{formatRupeesAndPaise(cost.instalment)}</dd>
          </div>
          <Figure term="Total interest" amount={cost.totalInterest} />
          <Figure term="Total payable" amount={cost.totalPayable} />
        </dl>
        <EmiChart cost={cost} />
      </div>
      <table className="mt-6 w-full text-right text-[0.9375rem] tabular-nums">
        <caption className="mb-2 text-left font-semibold">Year by year</caption>
        <thead className="text-quiet">
          <tr className="border-hairline border-b">
            <th scope="col" className="py-2 text-left font-semibold">
              Year
            </th>
            <th scope="col" className="py-2 pl-3 font-semibold">
              Principal
            </th>
            <th scope="col" className="py-2 pl-3 font-semibold">
              Interest
            </th>
            <th scope="col" className="py-2 pl-3 font-semibold">
              Still owed
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
      <FlatRate loan={loan} />
    </section>
  )
}

function Figure({ term, amount }: { term: string; amount: number }) {
  return (
    <div>
      <dt className="text-quiet">{term}</dt>
      <dd className="figure text-xl">{formatRupeesAndPaise(amount)}</dd>
    </div>
  )
}

/** A quote at a flat rate sounds like half of what it costs: the same figures, read honestly. */
function FlatRate({ loan }: { loan: Loan }) {
  if (loan.rate === 0 || loan.amount === 0) return null
  const quote = readFlatQuote(loan)
  const percent = (rate: number) => `${rate.toFixed(2)} %`
  return (
    <details className="mt-6">
      <summary className="flex min-h-11 items-center font-semibold">
        Was the rate quoted as “flat”?
      </summary>
      <p className="max-w-[60ch]">
        A flat rate counts interest on the whole loan to the last month, although you owe less every
        month. At {percent(loan.rate)} flat you would pay{' '}
        <strong>{formatRupeesAndPaise(quote.instalment)}</strong> a month and{' '}
        {formatRupees(quote.totalInterest)} of interest. On the falling balance, as this calculator
        reckons, that is <strong>{percent(quote.reducingRate)}</strong>. Compare lenders by the rate
        on the reducing balance only.
      </p>
    </details>
  )
}
