import type { LoanTerms } from '#app/catalogue/finance/loan-facts.ts'
import { monthlyFrom } from '#app/catalogue/finance/monthly-from.ts'
import { knownMileage } from '#app/catalogue/vehicles/figures.ts'
import { powerOf } from '#app/catalogue/vehicles/list-key-figures.ts'
import { shownAmount, shownMileage } from '#app/catalogue/vehicles/shown-figures.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { Findable } from './findable.ts'

/** What is needed of a model to find it and to show that it was found. One that is not on sale has no price to be found by. */
export type FoundModel = ReturnType<typeof presentFound>

export function presentFound(model: Vehicle, loan: LoanTerms | null) {
  const { power, weightKg, seatHeightMm, rangeKm, bootLitres } = model.figures
  const mileage = knownMileage(model.figures)
  const measures: Findable['measures'] = {
    kw: power?.kw,
    kg: weightKg?.value,
    // A range counts by its higher end: nobody should find the seat higher than it was found by.
    seat: seatHeightMm?.upTo ?? seatHeightMm?.value,
    range: rangeKm?.value,
    boot: bootLitres?.value,
    mileage: mileage?.value,
  }
  return {
    ...pick(model, shown),
    glance: glanceAt(model),
    measures,
    monthly: monthlyFrom(model.price, loan),
    ...(seatHeightMm && { seat: shownAmount(seatHeightMm) }),
    ...(mileage && { mileage: shownMileage(mileage) }),
  }
}

/** The size of its engine, of an electric one its range, and its power. */
function glanceAt(model: Vehicle): string {
  const { rangeKm, power } = model.figures
  const [size, speed] =
    model.kind === 'ev' && rangeKm
      ? [`${shownAmount(rangeKm)} km`, powerOf(model).value]
      : [
          model.summary.engine,
          power
            ? powerOf({ ...model, figures: { power: { ...power, rpm: undefined } } }).value
            : '',
        ]
  return [size, speed].filter(Boolean).join(' · ')
}

const shown = [
  'id',
  'kind',
  'name',
  'bikeName',
  'tagline',
  'use',
  'engineCc',
  'price',
  'priceIsApproximate',
  'isOnSale',
  'icon',
] as const
