import type { FilterBand } from './filter-bands.ts'
import type { SearchCondition } from './search-conditions.ts'
import type { SearchFilter } from './search-filter.ts'
import type { SearchableModel } from './searchable-model.ts'

/** Converts the filter fields to search conditions. */
export function filterConditions<Model extends SearchableModel>({
  kind,
  use,
  price,
  engine,
  seat,
  mileage,
}: SearchFilter): SearchCondition<Model>[] {
  const chosen: (false | undefined | ((model: Model) => number))[] = [
    kind && ((model) => (model.kind === kind ? 0 : 3)),
    use !== undefined && ((model) => (model.use === use ? 0 : 2)),
    price && ((model) => (model.price ? distanceTo(model.price, price) : 3)),
    engine && ((model) => (model.engineCc === null ? 3 : distanceTo(model.engineCc, engine))),
    seat && (({ measures }) => distanceOf(measures.seat, seat)),
    mileage && (({ measures }) => distanceOf(measures.mileage, mileage)),
  ]
  return chosen.flatMap((missedBy) =>
    missedBy ? [{ places: [], missedBy: ({ model }) => missedBy(model) }] : [],
  )
}

/** A model without the value is far from any band. */
function distanceOf(amount: number | undefined, band: FilterBand): number {
  return amount === undefined ? 3 : distanceTo(amount, band)
}

/**
 * Returns the distance of an amount from a band, relative to the nearer end; 0 is within the band.
 */
function distanceTo(amount: number, { least, below }: FilterBand): number {
  if (amount < least) return (least - amount) / least
  return amount < below ? 0 : (amount - below) / below + Number.EPSILON
}
