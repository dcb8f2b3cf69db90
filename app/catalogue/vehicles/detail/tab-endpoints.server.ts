import { requireModel } from '#app/catalogue/vehicles/require-model.server.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { tabDataReaders } from './tab-data.server.ts'
import {
  getModelSpecifications,
  listModelAccessories,
  listModelColours,
  listModelFeatures,
} from './tab-endpoints.ts'

type Deps = { vehicles: VehicleStore }

/** Endpoints for the tabs of a model's page. */
export const tabEndpoints = [
  handleEndpoint(getModelSpecifications, async ({ vehicles }: Deps, { params }) =>
    tabDataReaders.specifications(vehicles, await requireModel(vehicles, params.bikeName)),
  ),
  handleEndpoint(listModelColours, async ({ vehicles }: Deps, { params }) =>
    tabDataReaders.colours(vehicles, await requireModel(vehicles, params.bikeName)),
  ),
  handleEndpoint(listModelFeatures, async ({ vehicles }: Deps, { params }) =>
    tabDataReaders.features(vehicles, await requireModel(vehicles, params.bikeName)),
  ),
  handleEndpoint(listModelAccessories, async ({ vehicles }: Deps, { params }) =>
    tabDataReaders.accessories(vehicles, await requireModel(vehicles, params.bikeName)),
  ),
]
