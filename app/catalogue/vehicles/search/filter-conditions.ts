import type { FilterBand } from './filter-bands.ts'
import type { RupeesOf } from './query-limit.ts'
import { limitCondition, type SearchCondition } from './search-conditions.ts'
import type { SearchFilter } from './search-filter.ts'
import type { SearchIndex, SearchIndexEntry } from './search-index.ts'
import type { SearchableModel } from './searchable-model.ts'

/** Converts the filter fields to search conditions. */
export function filterConditions<Model extends SearchableModel>(
  { kind, use, price, maxOnRoad, maxEmi, engine, seat, mileage }: SearchFilter,
  index: SearchIndex<Model>,
): SearchCondition<Model>[] {
  const upTo = (unit: RupeesOf, number: number | undefined) =>
    number === undefined ? [] : [limitCondition({ unit, word: 'upTo', number }, index)]
  const chosen: (false | undefined | ((model: Model) => number))[] = [
    kind && ((model) => (model.kind === kind ? 0 : 3)),
    use !== undefined && ((model) => (model.use === use ? 0 : 2)),
    price && ((model) => (model.price ? distanceTo(model.price, price) : 3)),
    engine && ((model) => (model.engineCc === null ? 3 : distanceTo(model.engineCc, engine))),
    seat && (({ measures }) => distanceOf(measures.seat, seat)),
    mileage && (({ measures }) => distanceOf(measures.mileage, mileage)),
  ]
  return [
    ...chosen.flatMap((missedBy) =>
      missedBy
        ? [{ places: [], missedBy: ({ model }: SearchIndexEntry<Model>) => missedBy(model) }]
        : [],
    ),
    ...upTo('onRoad', maxOnRoad),
    ...upTo('monthly', maxEmi),
  ]
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
