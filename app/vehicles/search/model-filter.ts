import { type VehicleKind, vehicleKinds } from '#app/vehicles/vehicle.ts'
import type { Condition } from './conditions.ts'
import type { Findable } from './findable.ts'
import { chosenOrders } from './orders.ts'
import { readUse } from './read-use.ts'
import * as words from './words.ts'

export type Band = { value: string; label: string; least: number; below: number }

export const priceBands: readonly Band[] = [
  { value: 'under-80000', label: words.upTo80000, least: 0, below: 80_000 },
  { value: '80000-120000', label: words.upTo120000, least: 80_000, below: 120_000 },
  { value: '120000-200000', label: words.upTo200000, least: 120_000, below: 200_000 },
  { value: 'over-200000', label: words.over200000, least: 200_000, below: Infinity },
]

export const engineBands: readonly Band[] = [
  { value: 'up-to-110', label: words.upTo110cc, least: 0, below: 111 },
  { value: '111-125', label: words.upTo125cc, least: 111, below: 126 },
  { value: '126-200', label: words.upTo200cc, least: 126, below: 201 },
  { value: 'over-200', label: words.over200cc, least: 201, below: Infinity },
]

/** What a visitor looks for, as the address says it: `?q=&kind=&use=&price=&engine=&sort=`. */
export type ModelFilter = {
  query: string
  kind: VehicleKind | undefined
  use: string | undefined
  price: Band | undefined
  engine: Band | undefined
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
    sort: chosenOrders.find((order) => order === search.get('sort')),
  }
}

/** What was chosen beside the words, as conditions. */
export function filterConditions<Model extends Findable>({
  kind,
  use,
  price,
  engine,
}: ModelFilter): Condition<Model>[] {
  const chosen: (false | undefined | ((model: Model) => number))[] = [
    kind && ((model) => (model.kind === kind ? 0 : 3)),
    use !== undefined && ((model) => (model.use === use ? 0 : 2)),
    price && ((model) => distanceTo(model.price, price)),
    engine && ((model) => (model.engineCc === null ? 3 : distanceTo(model.engineCc, engine))),
  ]
  return chosen.flatMap((missedBy) =>
    missedBy ? [{ places: [], missedBy: ({ model }) => missedBy(model) }] : [],
  )
}

/** How far an amount is from a band, as a part of the band's end; 0 is within. */
function distanceTo(amount: number, { least, below }: Band): number {
  if (amount < least) return (least - amount) / least
  return amount < below ? 0 : (amount - below) / below + Number.EPSILON
}
