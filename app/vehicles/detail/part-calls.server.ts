import { handle } from '#app/http/handle-call.server.ts'
import { requireModel } from '#app/vehicles/require-model.server.ts'
import type { VehicleStore } from '#app/vehicles/vehicle-store.server.ts'
import { listAccessories, listColours, listFeatures } from './part-calls.ts'
import { readParts } from './parts.server.ts'

type Needs = { vehicles: VehicleStore }

/** What stands behind the tabs of a model's page. */
export const partCalls = [
  handle(listColours, async ({ vehicles }: Needs, { params }) => {
    const { id } = await requireModel(vehicles, params.bikeName)
    return readParts.colours(vehicles, id)
  }),
  handle(listFeatures, async ({ vehicles }: Needs, { params }) => {
    const { id } = await requireModel(vehicles, params.bikeName)
    return readParts.features(vehicles, id)
  }),
  handle(listAccessories, async ({ vehicles }: Needs, { params }) => {
    const { id } = await requireModel(vehicles, params.bikeName)
    return readParts.accessories(vehicles, id)
  }),
]
