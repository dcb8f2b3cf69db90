import { monthlyOf } from '#app/catalogue/finance/financed-price.ts'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import type { WithOnRoadPrice } from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { formatMeasurement, formatMileage } from '#app/catalogue/vehicles/format-measurements.ts'
import { powerSpecificationOf } from '#app/catalogue/vehicles/list-key-specifications.ts'
import { findSourcedMileage } from '#app/catalogue/vehicles/measurements.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { SearchableModel } from './searchable-model.ts'

/**
 * The fields of a model for search and result list. A model that is not on sale has no price to
 * search by.
 */
export type SearchResultModel = ReturnType<typeof presentSearchResultModel>

export function presentSearchResultModel(model: Vehicle & WithOnRoadPrice, loan: LoanTerms | null) {
  const { power, weightKg, seatHeightMm, rangeKm, bootLitres } = model.figures
  const mileage = findSourcedMileage(model.figures)
  const measures: SearchableModel['measures'] = {
    kw: power?.kw,
    kg: weightKg?.value,
    // A range counts with its upper end, so that no found seat is higher than the search allows.
    seat: seatHeightMm?.upTo ?? seatHeightMm?.value,
    range: rangeKm?.value,
    boot: bootLitres?.value,
    mileage: mileage?.value,
  }
  return {
    ...pick(model, presentedFields),
    glance: summaryLine(model),
    measures,
    monthly: monthlyOf(model, loan),
    ...(model.onRoad && { onRoad: model.onRoad }),
    ...(seatHeightMm && { seat: formatMeasurement(seatHeightMm) }),
    ...(mileage && { mileage: formatMileage(mileage) }),
  }
}

/** Formats the summary line: engine size and power, or range and power of an electric model. */
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
