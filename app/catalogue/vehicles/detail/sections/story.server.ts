import { loanFacts } from '#app/catalogue/finance/loan-facts.ts'
import { electricityFacts } from '#app/catalogue/vehicles/electricity-facts.ts'
import { type Figures, knownMileage } from '#app/catalogue/vehicles/figures.ts'
import { listKeyFigures } from '#app/catalogue/vehicles/list-key-figures.ts'
import { warrantyPath } from '#app/catalogue/vehicles/paths.ts'
import { ridersFor } from '#app/catalogue/vehicles/rider-reach.ts'
import { shownAmount, shownMileage } from '#app/catalogue/vehicles/shown-figures.ts'
import type { Colour } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { amcFacts } from '#app/catalogue/warranty/amc-facts.ts'
import { tableOf } from '#app/catalogue/warranty/warranty.ts'
import { warrantyFacts } from '#app/catalogue/warranty/warranty-facts.ts'
import { describeClosedWeekdays } from '#app/platform/dealer/closed-weekdays.ts'
import type { DealerStore } from '#app/platform/dealer/dealer-store.server.ts'
import { formatOpeningHours } from '#app/platform/dealer/format-dealer.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { differencesOf, rivalsOf } from './rivals.ts'
import { scalesOf } from './scales.ts'

export type Story = Awaited<ReturnType<typeof readStory>>

type Needed = { vehicles: VehicleStore; facts: SettingsStore; dealer: DealerStore }

/** `turns`: it can be turned in a page of its own. */
type Told = { model: VehicleDetail; colours: readonly Colour[]; turns: boolean }

/** What a model's page tells beneath its head: a chapter for whatever there is data for. */
export async function readStory(
  { vehicles, facts, dealer }: Needed,
  { model, colours, turns }: Told,
) {
  const [features, accessories, floor, loan, tariff, warranty, contract, house] = await Promise.all(
    [
      vehicles.listFeatures(model.id),
      vehicles.listAccessories(model.id),
      vehicles.listActive(),
      facts.get(loanFacts),
      facts.get(electricityFacts),
      facts.get(warrantyFacts),
      facts.get(amcFacts),
      dealer.get(),
    ],
  )
  const closed = describeClosedWeekdays(house.hours.closedOn).weekly || undefined
  const table = tableOf(warranty.tables, model.kind)
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
      keyFigures: listKeyFigures(model),
      ...askedFirst(model.figures),
    },
    views: { ...model.views, turns, paint: colours[0]?.name ?? '' },
    scales: scalesOf(model.kind, model.figures, tariff ?? undefined),
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
      // Nobody buys a new one that would come with it.
      cover: model.isOnSale ? table?.standard : undefined,
      calculator: model.isOnSale || !table ? undefined : warrantyPath(model.bikeName),
      longest: warranty.longest,
      contract: contract.teaser,
      workshop: { hours: formatOpeningHours(house.hours.service), closed },
    },
    rivals: rivalsOf(
      model,
      floor.filter(({ isOnSale }) => isOnSale),
    ).map((rival) => ({
      ...pick(rival, ['name', 'bikeName', 'price', 'priceIsApproximate', 'icon']),
      differences: differencesOf(model.figures, rival.figures),
    })),
    ride: {
      hero: colours.at(-1)?.hero ?? model.hero,
      hours: formatOpeningHours(house.hours.sales),
      closed,
      phone: house.salesPhones[0],
    },
  }
}

/** Seat and mileage, as far as they are known. */
function askedFirst(figures: Figures) {
  const { seatHeightMm } = figures
  const mileage = knownMileage(figures)
  return {
    seat: seatHeightMm && {
      shown: shownAmount(seatHeightMm),
      approximate: seatHeightMm.approximate,
      riders: ridersFor(seatHeightMm.upTo ?? seatHeightMm.value),
    },
    mileage: mileage && {
      ...pick(mileage, ['source', 'checkedOn', 'approximate']),
      shown: shownMileage(mileage),
    },
  }
}
