import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { listMoreModels } from './strip-endpoints.ts'
import type { ShowcaseModel } from './strip-models.ts'

/** Fetches further models. Returns undefined if the network fails or the response is invalid. */
export async function fetchMoreModels(
  kind: VehicleKind,
  use: string | undefined,
  from: number,
): Promise<ShowcaseModel[] | undefined> {
  const result = await requestEndpoint(listMoreModels, {
    params: { kind },
    query: { use, from: String(from) },
  })
  return result.ok ? result.value : undefined
}
