import { formatRupees } from '#app/money/money.ts'
import * as words from './words.ts'

/** A price of a model; ≈ stands before one that nobody confirmed, and `PriceNote` says once what it means. */
export function Price({ amount, isApproximate }: { amount: number; isApproximate: boolean }) {
  const [seen, heard] = words.about
  return (
    <>
      {isApproximate && (
        <>
          <span aria-hidden="true">{seen}</span>
          <span className="sr-only">{heard}</span>
        </>
      )}
      {formatRupees(amount)}
    </>
  )
}
