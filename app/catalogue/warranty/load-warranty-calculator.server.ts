import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { calculateWarranty } from './warranty-calculation.server.ts'
import type { WarrantyTerms } from './warranty-content.ts'

type Deps = {
  vehicles: Pick<VehicleStore, 'findByName'>
  dealer: Pick<DealerStore, 'get'>
  clock: Clock
  timeZone: string
}

/**
 * Loads the warranty calculator for an address, as of today. A model in the address preselects its
 * kind.
 */
export async function loadWarrantyCalculator(
  { vehicles, dealer, clock, timeZone }: Deps,
  terms: WarrantyTerms,
  query: URLSearchParams,
) {
  const model = query.get('model') ?? ''
  const kind = model === '' ? undefined : (await vehicles.findByName(model))?.kind
  const { servicePhones } = await dealer.get()
  return calculateWarranty(terms, query, {
    today: dayInZone(clock(), timeZone),
    kind,
    phone: servicePhones[0],
  })
}
