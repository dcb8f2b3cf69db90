import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { MonthlyPrice } from '#app/catalogue/finance/monthly-price.tsx'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { linesId } from './on-road-price-block-words.ts'
import * as words from './price-form-words.ts'
import type { PriceOffer } from './price-offer.ts'
import { workOutPrice } from './work-out-price.ts'

type Props = {
  offer: PriceOffer
  /** The query of the address, with variant and choices. */
  search: string
}

/** The on-road price of the chosen variant as a link to its lines, beside the ex-showroom price. */
export function OnRoadFigure({ offer, search }: Props) {
  const price = workOutPrice(offer, search)
  if (!price) return null
  const { isWhole, total, unconfirmed } = price
  return (
    <a
      href={`#${linesId}`}
      className="max-md:-my-3 flex min-h-11 flex-wrap content-center items-baseline gap-x-1.5 leading-snug no-underline"
    >
      {isWhole ? (
        <>
          <span className="figure text-lg md:text-xl">
            <ModelPrice amount={total} isApproximate={unconfirmed.length > 0} />
          </span>
          <span className="max-md:link">{words.onTheRoad(offer.place)}</span>
        </>
      ) : (
        <span className="max-md:link">{words.notWhole}</span>
      )}
      {/* On a phone the test ride below must stay on the first screen. */}
      <span className="link text-sm max-md:sr-only">{words.madeUp}</span>
    </a>
  )
}

/** The monthly price for the on-road price; for the ex-showroom price if that is not complete. */
export function OnRoadMonthlyPrice({ offer, search, loan }: Props & { loan: LoanTerms | null }) {
  const price = workOutPrice(offer, search)
  if (!price) return null
  const { variant, isWhole, total, unconfirmed } = price
  const model = isWhole
    ? { price: total, priceIsApproximate: unconfirmed.length > 0, isOnRoad: true }
    : { price: variant.price, priceIsApproximate: offer.isApproximate }
  return (
    <MonthlyPrice
      model={{ name: offer.name, ...model }}
      loan={loan}
      variant={offer.variants.length > 1 ? variant.name : undefined}
    />
  )
}
