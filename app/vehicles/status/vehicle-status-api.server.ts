import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { checkEdit } from '#app/changes/edit.server.ts'
import { settle } from '#app/changes/settle.server.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { readJson } from '#app/http/body.server.ts'
import { idFrom } from '#app/http/id-from.ts'
import { Problem } from '#app/http/problem.server.ts'
import { editorOf, staffOnly } from '#app/http/require-staff.server.ts'
import type { Vehicle, VehicleKind } from '#app/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/vehicles/vehicle-store.server.ts'
import type { StatusStore } from './status-store.server.ts'

const families = [
  ['bikes', 'bike'],
  ['scooters', 'scooter'],
  ['ev', 'ev'],
] as const satisfies [string, VehicleKind][]

const unauthorized = 'Unauthorized! Redirecting to login...'
const gone = 'This model is not in the list any more.'

// A status may arrive as a string of digits: that is what forms send.
const statusEdit = v.object({
  status: v.pipe(
    v.union([v.string(), v.number(), v.boolean()], 'The status is 1 (active) or 0 (inactive).'),
    v.transform(Number),
    v.picklist([0, 1], 'The status is 1 (active) or 0 (inactive).'),
  ),
})

/** The calls behind Manage → Bikes: the three families of calls are views of one table. */
export function vehicleStatusApi({
  vehicles,
  statuses,
}: {
  vehicles: VehicleStore
  statuses: StatusStore
}) {
  const api = new Hono<AppEnv>()
  for (const [family, kind] of families) {
    api.get(`/api/${family}_admin`, staffOnly(unauthorized), async (c) =>
      c.json((await vehicles.listAll(kind)).map(presentRow)),
    )
    api.patch(`/api/${family}/:id/status`, staffOnly(unauthorized), (c) => changeStatus(c, kind))
  }

  async function changeStatus(c: Context<AppEnv>, kind: VehicleKind) {
    const id = idFrom(c.req.param('id'))
    if (id === undefined) throw new Problem(404, gone)
    const { status } = checkEdit(statusEdit, await readJson(c), 'Failed to update active status')
    const isActive = status === 1
    const row = settle(await statuses.change(editorOf(c), { kind, id }, isActive), { gone })
    const message = `Vehicle ${isActive ? 'activated' : 'deactivated'} successfully`
    return c.json({ message, ...row })
  }

  return api
}

function presentRow({ id, kind, name, isActive }: Vehicle) {
  const status = isActive ? 1 : 0
  return kind === 'scooter' ? { id, scooterName: name, status } : { id, bikeName: name, status }
}
