import {
  modelDetailPath,
  onRoadPricePath,
  serviceBookingPath,
} from '#app/catalogue/vehicles/model-paths.ts'
import type { NoPriceReason } from '#app/catalogue/vehicles/on-road-price/load-vehicle-price.server.ts'
import { vehicleListPaths } from '#app/catalogue/vehicles/vehicle.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import * as words from './words.ts'

export type NoPriceCalculation =
  | { is: 'unknown'; name: string }
  | { is: 'none'; name: string; bikeName: string; reason: NoPriceReason }

/** Says why there is no calculation, and where to go. */
export function NoPriceCalculationNotice({ none }: { none: NoPriceCalculation }) {
  const isUnknown = none.is === 'unknown'
  return (
    <div className="column py-10 md:py-16">
      <h1 className="headline text-title md:text-4xl">
        {isUnknown ? words.unknown : words.noPrice(none.name)}
      </h1>
      <p className="mt-4 mb-8 max-w-[58ch] text-quiet">
        {isUnknown ? words.unknownReason(none.name) : words.none[none.reason](none.name)}
      </p>
      <div className="flex flex-wrap gap-3">
        {isUnknown ? (
          <>
            <LinkButton tone="signal" to={vehicleListPaths.bike}>
              {words.allVehicles}
            </LinkButton>
            <LinkButton to="/on-road-price">{words.callBack}</LinkButton>
          </>
        ) : (
          <>
            <LinkButton tone="signal" to={callBackPath(none)}>
              {words.callBack}
            </LinkButton>
            <LinkButton to={modelDetailPath(none)}>{words.back(none.name)}</LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

/** A vehicle that is not sold new has no price, but the workshop calls back. */
const callBackPath = ({ bikeName, reason }: { bikeName: string; reason: NoPriceReason }): string =>
  reason === 'notOnSale' ? serviceBookingPath(bikeName) : onRoadPricePath(bikeName)
