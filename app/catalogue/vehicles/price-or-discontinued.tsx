import { ModelPrice } from './model-price.tsx'
import type { Vehicle } from './vehicle.ts'
import * as words from './words.ts'

type Props = { model: Pick<Vehicle, 'isOnSale' | 'price' | 'priceIsApproximate'> }

/** The price of a model on sale; otherwise a note that it is no longer sold. */
export function PriceOrDiscontinued({ model: { isOnSale, price, priceIsApproximate } }: Props) {
  if (!isOnSale) return words.noLongerSold
  return <ModelPrice amount={price} isApproximate={priceIsApproximate} />
}
