import type { Figures } from '#app/catalogue/vehicles/figures.ts'
import { unknownPrice, type Vehicle } from '#app/catalogue/vehicles/vehicle.ts'

type Measured = Pick<Vehicle, 'id' | 'kind' | 'use' | 'price'> & { figures: Figures }

/** How another machine differs: what there is to say, most important first; empty where it hardly does. */
export type Difference =
  | { in: 'price'; by: number }
  | { in: 'power' | 'range' | 'weight' | 'seat'; by: number }

/** The three of our own floor that somebody who looks at this one would look at next. */
export function rivalsOf<Of extends Measured>(model: Measured, floor: readonly Of[]): Of[] {
  return floor
    .filter(({ id }) => id !== model.id)
    .map((other) => ({ other, far: distance(model, other) }))
    .sort((one, two) => one.far - two.far)
    .slice(0, 3)
    .map(({ other }) => other)
}

/** Another price counts most; another use, or an engine where there was a battery, as much as half or twice the price. */
function distance(model: Measured, other: Measured): number {
  const isKnown = other.price !== unknownPrice && model.price !== unknownPrice
  const price = isKnown ? Math.abs(Math.log2(other.price / model.price)) : 0
  const isOther = (what: 'use' | 'kind') => (model[what] === other[what] ? 0 : 1)
  return price + isOther('use') / 2 + isOther('kind') * 2
}

/** Differences below this part of the figure are none. */
const equal = 0.015
const most = 3

/** All but the price, which depends on the variant. */
export function differencesOf(own: Figures, theirs: Figures): Difference[] {
  return [
    differ('range', own.rangeKm?.value, theirs.rangeKm?.value),
    differ('power', own.power?.kw, theirs.power?.kw),
    differ('weight', own.weightKg?.value, theirs.weightKg?.value),
    differ('seat', own.seatHeightMm?.value, theirs.seatHeightMm?.value),
  ]
    .flatMap((difference) => difference ?? [])
    .slice(0, most)
}

/** The price first: of the variant that is compared. */
export function withPrice(
  differences: readonly Difference[],
  own: number,
  theirs: number,
): Difference[] {
  const price = differ('price', own || undefined, theirs || undefined)
  return [...(price ? [price] : []), ...differences].slice(0, most)
}

/** `by`: how much more the other has; negative for less. */
function differ(
  what: Difference['in'],
  own: number | undefined,
  theirs: number | undefined,
): Difference | undefined {
  if (own === undefined || theirs === undefined) return undefined
  const by = theirs - own
  return Math.abs(by) / Math.max(own, theirs) < equal ? undefined : { in: what, by }
}
