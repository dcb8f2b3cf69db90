import type { LoanTerms } from '#app/catalogue/finance/loan-facts.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import type { Dealer } from '#app/platform/dealer/dealer-schema.ts'
import type { Range } from './floor.ts'
import { HomeModels } from './home-models.tsx'
import { type OfferAtHome, OfferBand } from './offer-band.tsx'
import { Ranges } from './ranges.tsx'
import { ServiceAndFinance } from './service-and-finance.tsx'

type Props = {
  dealer: Dealer
  ranges: readonly Range[]
  models: readonly Pick<
    Vehicle,
    'id' | 'name' | 'bikeName' | 'price' | 'priceIsApproximate' | 'icon'
  >[]
  cheapest: Pick<Vehicle, 'name' | 'price'> | undefined
  loan: LoanTerms | null
  offer: OfferAtHome | undefined
}

/** What the house has to sell, on the home page: read, and led on from. */
export function ShopFloor({ dealer, ranges, models, cheapest, loan, offer }: Props) {
  return (
    <>
      <Ranges ranges={ranges} />
      <HomeModels models={models} dealer={dealer} loan={loan} />
      {offer && <OfferBand offer={offer} />}
      <ServiceAndFinance dealer={dealer} loan={loan} cheapest={cheapest} />
    </>
  )
}
