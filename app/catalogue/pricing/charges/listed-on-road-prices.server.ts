import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { formatPrice } from '#app/platform/money/format-price.ts'
import { states } from './charges-content-words.ts'
import type { ListedOnRoadPrice, WithOnRoadPrice } from './listed-on-road-price.tsx'
import * as words from './on-road-words.ts'
import { listUnconfirmed } from './price-sheet.ts'
import {
  type ChargesDeps,
  type ChargesToday,
  loadCharges,
  sheetOfVehicle,
  type VehicleFigures,
} from './vehicle-price-sheet.server.ts'

type PricedModel = VehicleFigures & Pick<Vehicle, 'price' | 'priceIsApproximate'>

/** The on-road prices of one page, from one read of the charges. */
export type OnRoadPrices = {
  /** Place of registration; undefined if no charges are published. */
  place: string | undefined
  /** Returns the models with their on-road prices. A model without a complete sheet has none. */
  on: <Model extends PricedModel>(models: readonly Model[]) => (Model & WithOnRoadPrice)[]
}

export async function loadOnRoadPrices(deps: ChargesDeps): Promise<OnRoadPrices> {
  return onRoadPrices(await loadCharges(deps))
}

export function onRoadPrices(charges: ChargesToday | undefined): OnRoadPrices {
  return {
    place: charges && placeOf(charges),
    on: (models) =>
      models.map((model) => {
        const onRoad = listedOnRoadPrice(charges, model)
        return onRoad ? { ...model, onRoad } : model
      }),
  }
}

/** Returns the on-road price of a model in lists, or undefined without a complete sheet. */
function listedOnRoadPrice(
  charges: ChargesToday | undefined,
  model: PricedModel,
): ListedOnRoadPrice | undefined {
  const sheet = sheetOfVehicle(charges, model, model.price)
  if (sheet?.is !== 'whole') return undefined
  const unconfirmed = listUnconfirmed(sheet)
  const isApproximate = model.priceIsApproximate || unconfirmed.length > 0
  return { total: sheet.total, isApproximate, unconfirmed }
}

/** Formats the on-road price of a model for a description: "₹1,03,585 on the road in Hyderabad". */
export function describeOnRoad(
  charges: ChargesToday | undefined,
  model: PricedModel,
): string | undefined {
  const price = listedOnRoadPrice(charges, model)
  return charges && price
    ? words.andOnTheRoad(formatPrice(price.total, price.isApproximate), placeOf(charges))
    : undefined
}

/** The on-road price of a variant in structured data and descriptions. */
export type OnRoadOffer = { total: number; place: string; from: string; until: string }

/**
 * Returns the on-road price of a variant, or undefined if it has none or a chosen line or the
 * ex-showroom price is not confirmed.
 */
export function confirmedOnRoadOffer(
  charges: ChargesToday | undefined,
  model: PricedModel,
  { exShowroom, priceUntil }: { exShowroom: number; priceUntil?: string | undefined },
): OnRoadOffer | undefined {
  const sheet = sheetOfVehicle(charges, model, exShowroom, { priceUntil })
  if (!charges || sheet?.is !== 'whole' || model.priceIsApproximate) return undefined
  if (listUnconfirmed(sheet).length > 0) return undefined
  const { total, holdsUntil: until } = sheet
  return { total, place: placeOf(charges), from: charges.today, until }
}

/** Returns the city of registration, or the state if the dealer names no city. */
export const placeOf = ({ table }: ChargesToday): string => table.place ?? states[table.stateCode]
