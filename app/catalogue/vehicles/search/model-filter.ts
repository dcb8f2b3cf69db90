import { type VehicleKind, vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import { type Band, engineBands, mileageBands, priceBands, seatBands } from './bands.ts'
import { chosenOrders } from './filter-parameters.ts'
import { readUse } from './read-use.ts'

/** What a visitor looks for, as the address says it: `?q=&kind=&use=&price=&engine=&seat=&mileage=&sort=`. */
export type ModelFilter = {
  query: string
  kind: VehicleKind | undefined
  use: string | undefined
  price: Band | undefined
  engine: Band | undefined
  seat: Band | undefined
  mileage: Band | undefined
  sort: (typeof chosenOrders)[number] | undefined
}

/** Values that we do not know count for nothing, so that an old link still shows models. */
export function readFilter(search: URLSearchParams): ModelFilter {
  return {
    // Cut before it is looked at: an address may be very long.
    query: (search.get('q') ?? '').slice(0, 500).trim().slice(0, 100),
    kind: vehicleKinds.find((kind) => kind === search.get('kind')),
    use: readUse(search),
    price: priceBands.find(({ value }) => value === search.get('price')),
    engine: engineBands.find(({ value }) => value === search.get('engine')),
    seat: seatBands.find(({ value }) => value === search.get('seat')),
    mileage: mileageBands.find(({ value }) => value === search.get('mileage')),
    sort: chosenOrders.find((order) => order === search.get('sort')),
  }
}
