import { maxDaysAhead } from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import {
  computeVehiclePrice,
  loadPriceInputs,
  type NoPriceReason,
} from '#app/catalogue/vehicles/on-road-price/load-vehicle-price.server.ts'
import {
  buildPriceQuery,
  type PriceQuery,
  parsePriceQuery,
} from '#app/catalogue/vehicles/on-road-price/price-query.ts'
import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { presentPriceCalculation } from './present-price-calculation.server.ts'
import type { PriceCalculation } from './price-calculation.ts'

export type PriceCalculationDeps = Omit<Parameters<typeof loadPriceInputs>[0], 'vehicles'> & {
  vehicles: Pick<VehicleStore, 'findByName' | 'listAccessories'>
}

export type PriceCalculationResult =
  | { is: 'unknown' }
  | { is: 'none'; model: VehicleDetail; reason: NoPriceReason }
  /** The canonical choices. `status`: 301 for a former name, otherwise 302. */
  | { is: 'moved'; bikeName: string; query: PriceQuery; status: 301 | 302 }
  | { is: 'found'; model: VehicleDetail; calculation: PriceCalculation }

/**
 * Computes the calculation of an address. An address without a valid day, with other keys or in
 * another order moves to the canonical one. A day that is past, or too late for its price to be
 * known, gets today's price and a message. `name` is the vehicle's name in the address.
 */
export async function findPriceCalculation(
  deps: PriceCalculationDeps,
  { name, search, origin }: { name: string; search: string; origin: string },
): Promise<PriceCalculationResult> {
  const model = await deps.vehicles.findByName(name)
  if (!model?.isActive) return { is: 'unknown' }
  const query = new URLSearchParams(search)
  const asked = parsePriceQuery(query)
  if (normalizedVehicleName(name) !== normalizedVehicleName(model.name))
    return { is: 'moved', bikeName: model.bikeName, query: asked, status: 301 }
  const inputs = await loadPriceInputs(deps, model)
  if (typeof inputs === 'string') return { is: 'none', model, reason: inputs }
  const { charges, priceUntil } = inputs
  const { today } = charges
  const isTooLate =
    asked.on !== undefined &&
    (asked.on > addDays(today, maxDaysAhead) ||
      // The price of that day is not the one of today.
      (priceUntil !== undefined && asked.on > priceUntil))
  const on = asked.on === undefined || isTooLate ? today : asked.on
  const day = on > today ? on : today
  // The charges of a later day; the other prices are those of today.
  const inputsOfDay = { ...inputs, charges: { ...charges, today: day } }
  const price = computeVehiclePrice(inputsOfDay, model, { ...asked, on })
  if (typeof price === 'string') return { is: 'none', model, reason: price }
  // A day for which there is no price stays in the address, so that the answer can name it.
  const canonical = { ...price.query, on: asked.on ?? on }
  if (!isSameQuery(query, buildPriceQuery(canonical)))
    return { is: 'moved', bikeName: model.bikeName, query: canonical, status: 302 }
  return {
    is: 'found',
    model,
    calculation: presentPriceCalculation(model, price, {
      ...{ day, origin },
      isLater: day > today,
      askedDay: asked.on === day ? undefined : asked.on,
    }),
  }
}

/** Compares the decoded parameters, because proxies may encode an address in another way. */
function isSameQuery(query: URLSearchParams, canonical: string): boolean {
  const text = (given: URLSearchParams) => JSON.stringify([...given])
  return text(query) === text(new URLSearchParams(canonical))
}
