import { Problem } from '#app/platform/http/problem.server.ts'
import * as words from './model-not-found-words.ts'
import type { VehicleDetail, VehicleStore } from './vehicle-store.server.ts'

/** Finds an active model by name. Throws a `Problem` with status 404 if there is none. */
export async function requireModel(
  vehicles: Pick<VehicleStore, 'findByName'>,
  name: string,
): Promise<VehicleDetail> {
  const found = await vehicles.findByName(name)
  if (!found?.isActive) throw new Problem(404, words.noneOfThatName)
  return found
}
