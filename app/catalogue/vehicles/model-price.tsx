import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { priceOnRequest } from '#app/platform/money/words.ts'
import * as words from './price-words.ts'

/** A price of a model; ≈ stands before one that nobody confirmed, and `ApproximatePriceNote` says once what it means. */
export function ModelPrice({ amount, isApproximate }: { amount: number; isApproximate: boolean }) {
  if (!amount) return priceOnRequest
  return (
    <>
      {isApproximate && (
        <>
          <span aria-hidden="true" className="font-normal opacity-75">
            {words.about}
          </span>
          <span className="sr-only">{words.aboutHeard}</span>
        </>
      )}
      {formatRupees(amount)}
    </>
  )
}
