import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import * as words from './on-road-words.ts'

/** The on-road price of a model in a list, in whole rupees. */
export type ListedOnRoadPrice = {
  total: number
  /** `true` if the ex-showroom price or one of the lines is not confirmed. */
  isApproximate: boolean
  /** Names of the lines that the dealer has not confirmed. */
  unconfirmed: readonly string[]
}

/** A model with its on-road price; without `onRoad` it has none. */
export type WithOnRoadPrice = { onRoad?: ListedOnRoadPrice | undefined }

/** An on-road price in a list: "₹1,03,585 on the road". A page names the place once. */
export function ListedOnRoadPrice({
  price: { total, isApproximate },
  place,
}: {
  price: Pick<ListedOnRoadPrice, 'total' | 'isApproximate'>
  place?: string | undefined
}) {
  return (
    <>
      <ModelPrice amount={total} isApproximate={isApproximate} />
      {` ${place === undefined ? words.onTheRoad : words.onTheRoadIn(place)}`}
    </>
  )
}

/** The word that tells an ex-showroom price from the on-road price beside it. */
export const ExShowroom = () => (
  <>
    {' '}
    <span className="price-name">{words.exShowroom}</span>
  </>
)
