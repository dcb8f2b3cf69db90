import { Price } from './price.tsx'
import type { Vehicle } from './vehicle.ts'
import * as words from './words.ts'

type Props = { model: Pick<Vehicle, 'isOnSale' | 'price' | 'priceIsApproximate'> }

/** The price of a model that is on sale; otherwise that it is no longer sold. */
export function SalePrice({ model: { isOnSale, price, priceIsApproximate } }: Props) {
  if (!isOnSale) return words.noLongerSold
  return <Price amount={price} isApproximate={priceIsApproximate} />
}
