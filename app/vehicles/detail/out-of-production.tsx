import { Link } from '#app/ui/link.tsx'
import { type VehicleKind, vehicleListPaths } from '#app/vehicles/vehicle.ts'
import * as vehicleWords from '#app/vehicles/words.ts'
import * as words from './words.ts'

/** Stands where a test ride would be booked. */
export function OutOfProduction({ kind }: { kind: VehicleKind }) {
  return (
    <p>
      <strong>{vehicleWords.outOfProduction}</strong>{' '}
      <Link to={vehicleListPaths[kind]} className="link inline-flex min-h-11 items-center">
        {words.stillBuilt}
      </Link>
    </p>
  )
}
