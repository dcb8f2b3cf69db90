import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { electricityTariffSetting } from '#app/catalogue/vehicles/electricity-tariff-setting.ts'
import { formatMeasurement, formatMileage } from '#app/catalogue/vehicles/format-measurements.ts'
import { listKeySpecifications } from '#app/catalogue/vehicles/list-key-specifications.ts'
import { findSourcedMileage, type Measurements } from '#app/catalogue/vehicles/measurements.ts'
import { warrantyCalculatorPath } from '#app/catalogue/vehicles/model-paths.ts'
import type { Colour } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { findTableForKind } from '#app/catalogue/warranty/warranty-cover.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { describeClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { formatOpeningHours } from '#app/platform/dealer-details/format-dealer.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { presentRider } from '../rider/present-rider.server.ts'
import { listEverydayComparisons } from './everyday-comparisons.ts'
import { listModelDifferences, listSimilarModels } from './similar-models.ts'

export type ModelPageSectionsData = Awaited<ReturnType<typeof loadModelPageSections>>

type Deps = { vehicles: VehicleStore; facts: SettingsStore; dealer: DealerStore }

/** `turns` is `true` if the model has turntable pictures. */
type ModelPageSectionsInput = { model: VehicleDetail; colours: readonly Colour[]; turns: boolean }

/** Loads the data for all sections of a model's page. Sections without data are left out. */
export async function loadModelPageSections(
  { vehicles, facts, dealer }: Deps,
  { model, colours, turns }: ModelPageSectionsInput,
) {
  const [features, accessories, floor, loan, tariff, warranty, contract, house] = await Promise.all(
    [
      vehicles.listFeatures(model.id),
      vehicles.listAccessories(model.id),
      vehicles.listActive(),
      facts.get(loanTermsSetting),
      facts.get(electricityTariffSetting),
      facts.get(warrantySetting),
      facts.get(amcSetting),
      dealer.get(),
    ],
  )
  const closed = describeClosedWeekdays(house.hours.closedOn).weekly || undefined
  const table = findTableForKind(warranty.tables, model.kind)
  return {
    model: {
      ...pick(model, [
        'name',
        'bikeName',
        'isOnSale',
        'description',
        'price',
        'priceIsApproximate',
        'variants',
      ]),
      keyFigures: listKeySpecifications(model),
      ...seatAndMileage(model.figures),
    },
    rider: presentRider(model),
    views: { ...model.views, turns, paint: colours[0]?.name ?? '' },
    scales: listEverydayComparisons(model.kind, model.figures, tariff ?? undefined),
    features,
    colours: colours.map(({ name, slug, icon, note }) => ({ name, slug, icon, note })),
    loan,
    accessories: accessories.slice(0, 3).map(({ heading, price, picture }) => ({
      heading,
      price,
      picture,
    })),
    accessoryCount: accessories.length,
    care: {
      // The standard warranty comes only with a new vehicle.
      cover: model.isOnSale ? table?.standard : undefined,
      calculator: model.isOnSale || !table ? undefined : warrantyCalculatorPath(model.bikeName),
      longest: warranty.longest,
      contract: contract.teaser,
      workshop: { hours: formatOpeningHours(house.hours.service), closed },
    },
    rivals: listSimilarModels(
      model,
      floor.filter(({ isOnSale }) => isOnSale),
    ).map((rival) => ({
      ...pick(rival, ['name', 'bikeName', 'price', 'priceIsApproximate', 'icon']),
      differences: listModelDifferences(model.figures, rival.figures),
    })),
    ride: {
      hero: colours.at(-1)?.hero ?? model.hero,
      hours: formatOpeningHours(house.hours.sales),
      closed,
      phone: house.salesPhones[0],
    },
  }
}

/** Formats seat height and mileage, if they are known. */
function seatAndMileage(figures: Measurements) {
  const { seatHeightMm } = figures
  const mileage = findSourcedMileage(figures)
  return {
    seat: seatHeightMm && {
      shown: formatMeasurement(seatHeightMm),
      approximate: seatHeightMm.approximate,
    },
    mileage: mileage && {
      ...pick(mileage, ['source', 'checkedOn', 'approximate']),
      shown: formatMileage(mileage),
    },
  }
}
