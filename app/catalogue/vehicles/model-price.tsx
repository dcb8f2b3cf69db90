import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { priceOnRequest } from '#app/platform/money/words.ts'
import * as words from './price-words.ts'

/**
 * A model's price. An unconfirmed price has the sign ≈, which `ApproximatePriceNote` explains once
 * on the page.
 */
export function ModelPrice({ amount, isApproximate }: { amount: number; isApproximate: boolean }) {
  if (!amount) return priceOnRequest
  return (
    <>
      {isApproximate && (
        <>
          <span aria-hidden="true" className="about">
            {words.about}
          </span>
          <span className="sr-only">{words.aboutHeard}</span>
        </>
      )}
      {formatRupees(amount)}
    </>
  )
}
