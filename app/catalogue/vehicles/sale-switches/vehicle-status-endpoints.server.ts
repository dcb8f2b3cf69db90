import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import * as words from './staff-words.ts'
import {
  changeAvailability,
  changeStatusEndpoints,
  listStatusEndpoints,
} from './vehicle-status-endpoints.ts'
import type { VehicleStatusStore } from './vehicle-status-store.server.ts'

const statusEndpointsByKind = vehicleKinds.flatMap((kind) => [
  handleEndpoint(listStatusEndpoints[kind], async ({ vehicles }: { vehicles: VehicleStore }) =>
    (await vehicles.listAll(kind)).map(({ id, name, isActive, isOnSale }) => ({
      ...{ id, name, isActive },
      availability: isOnSale ? ('on-sale' as const) : ('service-only' as const),
    })),
  ),

  handleEndpoint(
    changeStatusEndpoints[kind],
    async ({ statuses }: { statuses: VehicleStatusStore }, { params, body, editor }) => {
      const id = parseRowId(params.id)
      if (id === undefined) throw new Problem(404, words.gone)
      const isActive = body.status === 1
      const changed = await statuses.change(editor, { kind, id }, isActive)
      const row = unwrapResult(changed, { gone: words.gone })
      return { message: isActive ? words.activated : words.deactivated, ...row }
    },
  ),
])

/** Endpoints of Manage → Bikes. */
export const statusEndpoints = [
  ...statusEndpointsByKind,

  handleEndpoint(
    changeAvailability,
    async ({ statuses }: { statuses: VehicleStatusStore }, { params, body, editor }) => {
      const id = parseRowId(params.id)
      if (id === undefined) throw new Problem(404, words.gone)
      const changed = await statuses.changeAvailability(editor, id, body.availability)
      const row = unwrapResult(changed, { gone: words.gone })
      return { message: words.availabilityChanged[row.availability], ...row }
    },
  ),
]
