import type { VehicleStore } from './vehicle-store.server.ts'

/** The model that an address names, with its colours; undefined if it names none that is active and on sale. */
export async function findModelOnSale(
  vehicles: Pick<VehicleStore, 'findDisplayName' | 'findByName' | 'listColours'>,
  asked: string,
) {
  const name = asked === '' ? undefined : await vehicles.findDisplayName(asked)
  const model = name === undefined ? undefined : await vehicles.findByName(name)
  if (!model?.isActive || !model.isOnSale) return undefined
  return { model, colours: await vehicles.listColours(model.id) }
}
