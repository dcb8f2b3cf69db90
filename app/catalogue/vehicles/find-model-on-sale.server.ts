import type { VehicleStore } from './vehicle-store.server.ts'

/**
 * Finds the model from an address, with its colours. Returns undefined if it is not active and on
 * sale.
 */
export async function findModelOnSale(
  vehicles: Pick<VehicleStore, 'findDisplayName' | 'findByName' | 'listColours'>,
  asked: string,
) {
  const name = asked === '' ? undefined : await vehicles.findDisplayName(asked)
  const model = name === undefined ? undefined : await vehicles.findByName(name)
  if (!model?.isActive || !model.isOnSale) return undefined
  return { model, colours: await vehicles.listColours(model.id) }
}
