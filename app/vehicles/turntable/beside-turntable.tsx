import { LinkButton } from '#app/ui/button.tsx'
import { detailPath, testRidePath } from '#app/vehicles/paths.ts'
import { PriceFigure } from '#app/vehicles/price-figure.tsx'
import { PriceNote } from '#app/vehicles/price-note.tsx'
import type { Vehicle } from '#app/vehicles/vehicle.ts'
import * as vehicleWords from '#app/vehicles/words.ts'
import * as words from './words.ts'

type Shown = Pick<
  Vehicle,
  'bikeName' | 'hasDetails' | 'price' | 'priceCheckedOn' | 'priceIsApproximate'
>

/** What the machine on the turntable costs, and the way on from looking at it. */
export function BesideTurntable({ model }: { model: Shown }) {
  const { bikeName, hasDetails, price, priceCheckedOn, priceIsApproximate } = model
  return (
    <>
      {hasDetails ? (
        <>
          <PriceFigure
            price={price}
            isApproximate={priceIsApproximate}
            checkedOn={priceCheckedOn}
          />
          <PriceNote of={[model]} className="mt-1" />
        </>
      ) : (
        <p className="font-semibold">{vehicleWords.outOfProduction}</p>
      )}
      <div className="mt-5 grid max-w-md grid-cols-2 gap-2 lg:grid-cols-1">
        {hasDetails && (
          <LinkButton to={testRidePath(bikeName)} tone="signal" size="tight">
            {words.testRide}
          </LinkButton>
        )}
        <LinkButton to={detailPath(model)} state={{ bikeName }} size="tight">
          {words.viewDetails}
        </LinkButton>
      </div>
    </>
  )
}
