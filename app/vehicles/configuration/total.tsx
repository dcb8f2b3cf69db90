import { formatAmount } from '#app/money/money.ts'
import { priceOnRequest } from '#app/money/words.ts'
import * as priceWords from '#app/vehicles/price-words.ts'
import type { Configuration } from './configuration.ts'

/** What all of it costs: with paise where a part has any, and ≈ before it where nobody confirmed the machine's price. */
export function Total({ total, priceIsApproximate }: Configuration) {
  if (total === 0) return priceOnRequest
  return (
    <>
      {priceIsApproximate && (
        <>
          <span aria-hidden="true" className="font-normal opacity-75">
            {priceWords.about}
          </span>
          <span className="sr-only">{priceWords.aboutHeard}</span>
        </>
      )}
      {formatAmount(total)}
    </>
  )
}
