import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import type { StageModel } from './listed-models.ts'
import { listFurther } from './strip-calls.ts'

/** Undefined when there is no network, or an answer that is none. */
export async function fetchFurther(
  kind: VehicleKind,
  use: string | undefined,
  from: number,
): Promise<StageModel[] | undefined> {
  const result = await requestEndpoint(listFurther, {
    params: { kind },
    query: { use, from: String(from) },
  })
  return result.ok ? result.answer : undefined
}
