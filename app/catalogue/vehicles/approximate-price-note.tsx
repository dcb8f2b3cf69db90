import * as words from './price-words.ts'
import type { Vehicle } from './vehicle.ts'

type Props = { of: readonly Pick<Vehicle, 'priceIsApproximate'>[]; className?: string }

/** Explains the sign ≈ once on a page, if one of its prices has it. */
export function ApproximatePriceNote({ of, className = 'mt-4' }: Props) {
  if (!of.some(({ priceIsApproximate }) => priceIsApproximate)) return null
  return (
    <p className={`price-note ${className} text-quiet text-sm in-[.stage]:text-on-stage-quiet`}>
      {words.approximatePrice}
    </p>
  )
}
