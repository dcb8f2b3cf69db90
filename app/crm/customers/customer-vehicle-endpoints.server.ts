import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import {
  addCustomerVehicle,
  changeCustomerVehicle,
  removeCustomerVehicle,
  restoreCustomerVehicle,
} from './customer-endpoints.ts'
import type { CustomerVehicleStore } from './customer-vehicle-store.server.ts'
import * as words from './customer-words.ts'

type Deps = { customerVehicles: CustomerVehicleStore }

export const customerVehicleEndpoints = [
  handleEndpoint(addCustomerVehicle, async ({ customerVehicles }: Deps, asked) => {
    const { session, params, body } = asked
    unwrapResult(await customerVehicles.add(session.staff, parseRowId(params.id) ?? 0, body))
    return { message: words.vehicleSaved }
  }),

  handleEndpoint(changeCustomerVehicle, async ({ customerVehicles }: Deps, asked) => {
    const { session, params, body } = asked
    unwrapResult(await customerVehicles.edit(session.staff, ...idsOf(params), body))
    return { message: words.vehicleSaved }
  }),

  handleEndpoint(removeCustomerVehicle, async ({ customerVehicles }: Deps, asked) => {
    const { session, params } = asked
    const { plate } = unwrapResult(await customerVehicles.remove(session.staff, ...idsOf(params)))
    return { message: words.vehicleDeleted(plate) }
  }),

  handleEndpoint(restoreCustomerVehicle, async ({ customerVehicles }: Deps, asked) => {
    const { session, params } = asked
    unwrapResult(await customerVehicles.restore(session.staff, ...idsOf(params)))
    return { message: words.vehicleRestored }
  }),
]

/** An invalid id is the id of no row. */
const idsOf = (params: { id: string; vehicle: string }): [number, number] => [
  parseRowId(params.id) ?? 0,
  parseRowId(params.vehicle) ?? 0,
]
