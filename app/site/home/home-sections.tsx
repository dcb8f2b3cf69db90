import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import type { WithOnRoadPrice } from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { AboutTeaser } from './about-teaser.tsx'
import type { HomeTexts } from './home-content.ts'
import { type HomeOffer, HomeOfferBanner } from './home-offer-banner.tsx'
import type { VehicleRange } from './model-ranges.ts'
import { type CheapestLoan, ServiceAndFinanceTeasers } from './service-and-finance-teasers.tsx'
import { VehicleRangeList } from './vehicle-range-list.tsx'

type Props = {
  texts: HomeTexts
  dealer: Dealer
  ranges: readonly VehicleRange[]
  models: readonly (Pick<
    Vehicle,
    'id' | 'name' | 'bikeName' | 'price' | 'priceIsApproximate' | 'icon'
  > &
    WithOnRoadPrice)[]
  /** Place of the on-road prices. */
  place: string | undefined
  cheapest: CheapestLoan | undefined
  loan: LoanTerms | null
  offer: HomeOffer | undefined
}

/** Sections of the home page about the vehicles on sale, with links. */
export function HomeSections({
  texts,
  dealer,
  ranges,
  models,
  place,
  cheapest,
  loan,
  offer,
}: Props) {
  return (
    <>
      <VehicleRangeList ranges={ranges} />
      <AboutTeaser texts={texts.about} models={models} place={place} loan={loan} />
      {offer && <HomeOfferBanner offer={offer} button={texts.offerButton} />}
      <ServiceAndFinanceTeasers texts={texts} dealer={dealer} loan={loan} cheapest={cheapest} />
    </>
  )
}
