import type { Measurements } from '#app/catalogue/vehicles/measurements.ts'
import { unknownPrice, type Vehicle } from '#app/catalogue/vehicles/vehicle.ts'

type ComparableModel = Pick<Vehicle, 'id' | 'kind' | 'use' | 'price'> & { figures: Measurements }

/** A difference between two models. `by` is in rupees, kW, km, kg or mm. */
export type ModelDifference =
  | { in: 'price'; by: number }
  | { in: 'power' | 'range' | 'weight' | 'seat'; by: number }

/** Finds the three models that are most similar to this one, the nearest first. */
export function listSimilarModels<Of extends ComparableModel>(
  model: ComparableModel,
  floor: readonly Of[],
): Of[] {
  return floor
    .filter(({ id }) => id !== model.id)
    .map((other) => ({ other, far: modelDistance(model, other) }))
    .sort((one, two) => one.far - two.far)
    .slice(0, 3)
    .map(({ other }) => other)
}

/**
 * Computes how different two models are. A doubled or halved price counts 1, another use 0.5 and
 * another kind 2.
 */
function modelDistance(model: ComparableModel, other: ComparableModel): number {
  const isKnown = other.price !== unknownPrice && model.price !== unknownPrice
  const price = isKnown ? Math.abs(Math.log2(other.price / model.price)) : 0
  const isOther = (what: 'use' | 'kind') => (model[what] === other[what] ? 0 : 1)
  return price + isOther('use') / 2 + isOther('kind') * 2
}

/** Relative differences below this are ignored. */
const equalWithin = 0.015
const maxSimilarModels = 3

/** Lists all differences but the price, which depends on the variant. */
export function listModelDifferences(own: Measurements, theirs: Measurements): ModelDifference[] {
  return [
    differenceIn('range', own.rangeKm?.value, theirs.rangeKm?.value),
    differenceIn('power', own.power?.kw, theirs.power?.kw),
    differenceIn('weight', own.weightKg?.value, theirs.weightKg?.value),
    differenceIn('seat', own.seatHeightMm?.value, theirs.seatHeightMm?.value),
  ]
    .flatMap((difference) => difference ?? [])
    .slice(0, maxSimilarModels)
}

/** Puts the price difference first. `own` and `theirs` are prices in rupees. */
export function withPriceDifference(
  differences: readonly ModelDifference[],
  own: number,
  theirs: number,
): ModelDifference[] {
  const price = differenceIn('price', own || undefined, theirs || undefined)
  return [...(price ? [price] : []), ...differences].slice(0, maxSimilarModels)
}

/** `by` is positive if the other model has more. */
function differenceIn(
  what: ModelDifference['in'],
  own: number | undefined,
  theirs: number | undefined,
): ModelDifference | undefined {
  if (own === undefined || theirs === undefined) return undefined
  const by = theirs - own
  return Math.abs(by) / Math.max(own, theirs) < equalWithin ? undefined : { in: what, by }
}
