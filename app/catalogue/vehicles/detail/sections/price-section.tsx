import { estimateMonthlyInstalment } from '#app/catalogue/finance/estimate-monthly-instalment.ts'
import { formatLoanTermsOfList } from '#app/catalogue/finance/financed-price.ts'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { ListedOnRoadPrice } from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import {
  financePath,
  onRoadPricePath,
  type VehicleSelection,
} from '#app/catalogue/vehicles/model-paths.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import {
  findOnRoadTotal,
  type PriceOffer,
} from '#app/catalogue/vehicles/on-road-price/price-offer.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { SectionFrame } from './section-frame.tsx'
import * as words from './words.ts'

type Model = Pick<VehicleDetail, 'name' | 'bikeName' | 'price' | 'priceIsApproximate' | 'variants'>

/** Price and instalment of every variant, on the road if the dealer publishes the charges. */
export function PriceSection({
  model,
  loan,
  offer,
  chosen,
}: {
  model: Model
  loan: LoanTerms | null
  offer: PriceOffer | undefined
  chosen: VehicleSelection
}) {
  const { bikeName, variants } = model
  const priced = variants.map((variant) => ({
    ...variant,
    onRoad: offer && findOnRoadTotal(offer, variant.name),
  }))
  const hasOnRoadPrice = priced.some(({ onRoad }) => onRoad)
  return (
    <SectionFrame title={words.costs}>
      <div className="mt-6 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <dl>
            {priced.map(({ onRoad, ...variant }) => (
              <div
                key={variant.name}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-b py-3"
              >
                <dt>{words.exShowroom(variant.name)}</dt>
                <dd className="ml-auto text-right">
                  <span className="figure block text-lg">
                    <ModelPrice amount={variant.price} isApproximate={model.priceIsApproximate} />
                  </span>
                  {onRoad && (
                    <span className="block">
                      <ListedOnRoadPrice price={onRoad} />
                    </span>
                  )}
                  <MonthlyInstalment price={onRoad?.total ?? variant.price} loan={loan} />
                </dd>
              </div>
            ))}
          </dl>
          {loan && model.price > 0 && (
            <p className="mt-3 max-w-[52ch] text-quiet text-sm">
              {formatLoanTermsOfList(loan, priced)}
            </p>
          )}
        </div>
        <div>
          <p className="max-w-[52ch] text-quiet">
            {hasOnRoadPrice ? words.onRoadFor(offer?.place) : words.onTop}
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            <LinkButton to={onRoadPricePath(bikeName, chosen)}>
              {hasOnRoadPrice ? words.callAboutPrice : words.askOnRoad}
            </LinkButton>
            <Link
              to={financePath(bikeName, chosen)}
              className="link inline-flex min-h-11 items-center"
            >
              {words.finance}
            </Link>
          </p>
        </div>
      </div>
    </SectionFrame>
  )
}

function MonthlyInstalment({ price, loan }: { price: number; loan: LoanTerms | null }) {
  const monthly = estimateMonthlyInstalment(price, loan)
  if (monthly === undefined) return null
  return <span className="text-quiet text-sm">{words.aMonth(formatRupees(monthly))}</span>
}
