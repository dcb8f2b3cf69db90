import { estimateMonthlyInstalment } from '#app/catalogue/finance/estimate-monthly-instalment.ts'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { formatMeasurement, formatMileage } from '#app/catalogue/vehicles/format-measurements.ts'
import { powerSpecificationOf } from '#app/catalogue/vehicles/list-key-specifications.ts'
import { findSourcedMileage } from '#app/catalogue/vehicles/measurements.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { SearchableModel } from './searchable-model.ts'

/** What is needed of a model to find it and to show that it was found. One that is not on sale has no price to be found by. */
export type SearchResultModel = ReturnType<typeof presentSearchResultModel>

export function presentSearchResultModel(model: Vehicle, loan: LoanTerms | null) {
  const { power, weightKg, seatHeightMm, rangeKm, bootLitres } = model.figures
  const mileage = findSourcedMileage(model.figures)
  const measures: SearchableModel['measures'] = {
    kw: power?.kw,
    kg: weightKg?.value,
    // A range counts by its higher end: nobody should find the seat higher than it was found by.
    seat: seatHeightMm?.upTo ?? seatHeightMm?.value,
    range: rangeKm?.value,
    boot: bootLitres?.value,
    mileage: mileage?.value,
  }
  return {
    ...pick(model, presentedFields),
    glance: summaryLine(model),
    measures,
    monthly: estimateMonthlyInstalment(model.price, loan),
    ...(seatHeightMm && { seat: formatMeasurement(seatHeightMm) }),
    ...(mileage && { mileage: formatMileage(mileage) }),
  }
}

/** The size of its engine, of an electric one its range, and its power. */
function summaryLine(model: Vehicle): string {
  const { rangeKm, power } = model.figures
  const [size, speed] =
    model.kind === 'ev' && rangeKm
      ? [`${formatMeasurement(rangeKm)} km`, powerSpecificationOf(model).value]
      : [
          model.summary.engine,
          power
            ? powerSpecificationOf({ ...model, figures: { power: { ...power, rpm: undefined } } })
                .value
            : '',
        ]
  return [size, speed].filter(Boolean).join(' · ')
}

const presentedFields = [
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
