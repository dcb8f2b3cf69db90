import type { Estimate } from '#app/crm/job-cards/job-card.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './estimate-words.ts'

/** The lines of an estimate and their total. */
export function EstimateLines({ estimate }: { estimate: Pick<Estimate, 'lines' | 'total'> }) {
  const { lines, total } = estimate
  return (
    <table className="w-full border-hairline border-t">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, amount }, index) => (
          <tr key={`${index} ${text}`} className="border-hairline border-b align-top">
            <th scope="row" className="wrap-anywhere py-2 pr-4 text-left font-normal">
              {text}
            </th>
            <td className="whitespace-nowrap py-2 text-right tabular-nums">
              {formatRupees(amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="align-top font-bold">
          <th scope="row" className="py-2 pr-4 text-left">
            {words.total}
          </th>
          <td className="whitespace-nowrap py-2 text-right tabular-nums">{formatRupees(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
