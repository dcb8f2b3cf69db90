import { serviceBookingPath } from '#app/catalogue/vehicles/model-paths.ts'
import { type VehicleKind, vehicleListPaths } from '#app/catalogue/vehicles/vehicle.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import * as words from './discontinued-notice-words.ts'

/** Replaces price, variant and test ride on the page of a model that is no longer sold. */
export function DiscontinuedNotice({ kind, bikeName }: { kind: VehicleKind; bikeName: string }) {
  return (
    <div className="mt-2 md:mt-4">
      <p className="font-bold text-lg">{vehicleWords.noLongerSold}</p>
      <p className="mt-1 text-quiet">{words.serviceGoesOn}</p>
      <div className="mt-2 grid md:mt-4">
        <LinkButton to={serviceBookingPath(bikeName)} tone="signal">
          {words.bookService}
        </LinkButton>
      </div>
      <p className="mt-1">
        <Link to={vehicleListPaths[kind]} className="link inline-flex min-h-11 items-center">
          {words.modelsOnSale[kind]}
        </Link>
      </p>
    </div>
  )
}
