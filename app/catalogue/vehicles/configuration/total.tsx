import { Price } from '#app/catalogue/vehicles/price.tsx'
import { formatAmount } from '#app/platform/money/money.ts'
import type { Configuration } from './configuration.ts'

/** What all of it costs; paise where a part has any. */
export function Total({ total, priceIsApproximate }: Configuration) {
  const rupees = Math.trunc(total)
  return (
    <>
      <Price amount={rupees} isApproximate={priceIsApproximate} />
      {total > rupees && formatAmount(total).slice(-3)}
    </>
  )
}
