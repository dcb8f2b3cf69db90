import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { LargePrice } from '#app/catalogue/vehicles/large-price.tsx'
import { modelDetailPath, testRidePath } from '#app/catalogue/vehicles/model-paths.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import * as words from './words.ts'

type PricedModelSummary = Pick<
  Vehicle,
  'bikeName' | 'isOnSale' | 'price' | 'priceCheckedOn' | 'priceIsApproximate'
>

/** Price of the model on the 360° page, with links to test ride and details. */
export function TurntablePricePanel({ model }: { model: PricedModelSummary }) {
  const { bikeName, isOnSale, price, priceCheckedOn, priceIsApproximate } = model
  return (
    <>
      {isOnSale ? (
        <>
          <LargePrice price={price} isApproximate={priceIsApproximate} checkedOn={priceCheckedOn} />
          <ApproximatePriceNote of={[model]} className="mt-1" />
        </>
      ) : (
        <p className="font-semibold">{vehicleWords.noLongerSold}</p>
      )}
      <div className="mt-5 grid max-w-md grid-cols-2 gap-2 lg:grid-cols-1">
        {isOnSale && (
          <LinkButton to={testRidePath(bikeName)} tone="signal" size="tight">
            {words.testRide}
          </LinkButton>
        )}
        <LinkButton to={modelDetailPath(model)} state={{ bikeName }} size="tight">
          {words.viewDetails}
        </LinkButton>
      </div>
    </>
  )
}
