import { requireModel } from '#app/catalogue/vehicles/require-model.server.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { getSpecifications, listAccessories, listColours, listFeatures } from './part-calls.ts'
import { readParts } from './parts.server.ts'

type Needs = { vehicles: VehicleStore }

/** What stands behind the tabs of a model's page. */
export const partCalls = [
  handleEndpoint(getSpecifications, async ({ vehicles }: Needs, { params }) =>
    readParts.specifications(vehicles, await requireModel(vehicles, params.bikeName)),
  ),
  handleEndpoint(listColours, async ({ vehicles }: Needs, { params }) =>
    readParts.colours(vehicles, await requireModel(vehicles, params.bikeName)),
  ),
  handleEndpoint(listFeatures, async ({ vehicles }: Needs, { params }) =>
    readParts.features(vehicles, await requireModel(vehicles, params.bikeName)),
  ),
  handleEndpoint(listAccessories, async ({ vehicles }: Needs, { params }) =>
    readParts.accessories(vehicles, await requireModel(vehicles, params.bikeName)),
  ),
]
