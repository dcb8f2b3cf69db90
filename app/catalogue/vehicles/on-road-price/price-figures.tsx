import { estimateMonthlyInstalment } from '#app/catalogue/finance/estimate-monthly-instalment.ts'
import { financedPrice } from '#app/catalogue/finance/financed-price.ts'
import { formatLoanTerms } from '#app/catalogue/finance/format-loan-terms.ts'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { MonthlyPrice } from '#app/catalogue/finance/monthly-price.tsx'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { isSameName, type Variant } from '#app/catalogue/vehicles/vehicle.ts'
import * as words from './price-form-words.ts'
import type { PriceOffer } from './price-offer.ts'
import { type WorkedOutPrice, workOutPrice } from './work-out-price.ts'

type Props = {
  model: {
    name: string
    price: number
    priceIsApproximate: boolean
    variants: readonly Variant[]
  }
  offer: PriceOffer | undefined
  loan: LoanTerms | null
  /** The query of the address, with variant and choices. */
  search: string
}

/**
 * The on-road price and the monthly price of the chosen variant, beside the ex-showroom price. The
 * monthly price is that of the ex-showroom price if there is no complete on-road price.
 */
export function PriceFigures({ model, offer, loan, search }: Props) {
  const price = offer && workOutPrice(offer, search)
  const asked = new URLSearchParams(search).get('variant') ?? ''
  const { variants } = model
  const variant = variants.find(({ name }) => isSameName(name, asked)) ?? variants[0]
  const financed = financedPrice({
    price: variant?.price ?? model.price,
    priceIsApproximate: model.priceIsApproximate,
    onRoad: price?.isWhole
      ? { total: price.total, isApproximate: price.unconfirmed.length > 0 }
      : undefined,
  })
  return (
    <>
      {price && <OnRoadFigure price={price} place={offer?.place} />}
      <MonthlyPrice
        model={{ name: model.name, ...financed }}
        loan={loan}
        monthly={estimateMonthlyInstalment(financed.price, loan)}
        terms={loan ? formatLoanTerms(loan, variant?.name, financed.isOnRoad) : undefined}
      />
    </>
  )
}

/** The on-road price as a link to its lines. */
function OnRoadFigure({ price, place }: { price: WorkedOutPrice; place: string | undefined }) {
  const { isWhole, total, unconfirmed } = price
  return (
    <p className="on-road-figure">
      <a
        href="#on-road-price"
        className="flex min-h-11 flex-wrap content-center items-baseline gap-x-1.5 leading-snug no-underline max-md:-my-3"
      >
        {isWhole ? (
          <>
            <span className="figure md:text-xl">
              <ModelPrice amount={total} isApproximate={unconfirmed.length > 0} />
            </span>
            <span className="max-md:link">{words.onTheRoad(place)}</span>
          </>
        ) : (
          <span className="max-md:link">{words.notWhole}</span>
        )}
        {/* On a phone the test ride below must stay on the first screen. */}
        <span className="link text-sm max-md:sr-only">{words.madeUp}</span>
      </a>
    </p>
  )
}
