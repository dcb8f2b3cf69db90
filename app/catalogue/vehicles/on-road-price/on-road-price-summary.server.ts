import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { loadVehiclePrice } from './load-vehicle-price.server.ts'
import { buildPriceQuery, parsePriceQuery } from './price-query.ts'
import * as words from './words.ts'

/** An on-road price in one line, and the address of its lines. */
export type OnRoadPriceSummaryData = {
  total: number
  hasAccessories: boolean
  isAfterExchange: boolean
  unconfirmed: readonly string[]
  place: string | undefined
  holdsUntil: string
  path: string
}

type Deps = Omit<Parameters<typeof loadVehiclePrice>[0], 'vehicles'> & {
  vehicles: Pick<VehicleStore, 'findByName' | 'listAccessories'>
}

/**
 * Computes the on-road price for the vehicle and the choices of an address. Returns undefined if the
 * price is not complete, or the value of the old vehicle exceeds it.
 */
export async function findOnRoadPriceSummary(
  services: Deps,
  bikeName: string,
  search: URLSearchParams,
): Promise<OnRoadPriceSummaryData | undefined> {
  const model = await services.vehicles.findByName(bikeName)
  const price = model && (await loadVehiclePrice(services, model, parsePriceQuery(search)))
  if (!price || typeof price === 'string' || price.sheet.is !== 'whole') return undefined
  const { sheet, unconfirmed, query, place } = price
  if (sheet.total <= 0) return undefined
  const choices = buildPriceQuery(query)
  return {
    total: sheet.total,
    hasAccessories: query.fit.length > 0,
    isAfterExchange: query.exchange !== undefined,
    unconfirmed: [...(model.priceIsApproximate ? [words.exShowroom] : []), ...unconfirmed],
    place,
    holdsUntil: sheet.holdsUntil,
    path: `${modelDetailPath(model)}${choices && `?${choices}`}#on-road-price`,
  }
}
