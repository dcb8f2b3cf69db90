import { findModelOnSale } from '#app/catalogue/vehicles/find-model-on-sale.server.ts'
import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { OnRoadVehicle } from './on-road-vehicle.ts'

type Query = { model: string; variant: string; colour: string }

/**
 * Finds the vehicle from an address. Returns undefined if it is not on sale. A variant or colour
 * that the vehicle does not have is empty, so that the form asks for it.
 */
export async function findOnRoadVehicle(
  vehicles: Pick<VehicleStore, 'findDisplayName' | 'findByName' | 'listColours'>,
  query: Query,
): Promise<OnRoadVehicle | undefined> {
  const onSale = await findModelOnSale(vehicles, query.model)
  if (!onSale) return undefined
  const { model: found, colours } = onSale
  const variants = found.variants.map((it) => it.name)
  const colour = colours.find(
    (it) => isSameName(it.slug, query.colour) || isSameName(it.name, query.colour),
  )
  // An exclusive colour determines the variant. A single variant needs no choice.
  const variant = colour?.variant ?? (variants.length === 1 ? variants[0] : query.variant)
  return {
    name: found.name,
    bikeName: found.bikeName,
    icon: colour?.icon ?? found.icon,
    variant: variants.find((it) => isSameName(it, variant ?? '')) ?? '',
    colour: colour?.name ?? '',
    variants,
    colours: colours.map((it) => it.name),
  }
}
