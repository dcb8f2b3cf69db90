import { type VehicleKind, vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import {
  engineBands,
  type FilterBand,
  mileageBands,
  priceBands,
  seatBands,
} from './filter-bands.ts'
import { selectableSortOrders } from './filter-parameters.ts'
import { parseMaxRupees } from './parse-max-rupees.ts'
import { parseUseFilter } from './parse-use-filter.ts'

/** The search filter from an address: parameters of `filter-parameters.ts`. */
export type SearchFilter = {
  query: string
  kind: VehicleKind | undefined
  use: string | undefined
  price: FilterBand | undefined
  /** Highest on-road price and monthly instalment in whole rupees. */
  maxOnRoad: number | undefined
  maxEmi: number | undefined
  engine: FilterBand | undefined
  seat: FilterBand | undefined
  mileage: FilterBand | undefined
  sort: (typeof selectableSortOrders)[number] | undefined
}

/** Parses the filter. Unknown values are ignored, so that an old link still shows models. */
export function parseSearchFilter(search: URLSearchParams): SearchFilter {
  return {
    // Cuts the text first, because an address may be very long.
    query: (search.get('q') ?? '').slice(0, 500).trim().slice(0, 100),
    kind: vehicleKinds.find((kind) => kind === search.get('kind')),
    use: parseUseFilter(search),
    price: priceBands.find(({ value }) => value === search.get('price')),
    maxOnRoad: parseMaxRupees(search.get('maxOnRoad')),
    maxEmi: parseMaxRupees(search.get('maxEmi')),
    engine: engineBands.find(({ value }) => value === search.get('engine')),
    seat: seatBands.find(({ value }) => value === search.get('seat')),
    mileage: mileageBands.find(({ value }) => value === search.get('mileage')),
    sort: selectableSortOrders.find((order) => order === search.get('sort')),
  }
}
