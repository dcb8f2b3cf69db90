import * as v from 'valibot'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { renamedOnWire, wireObject, zeroOneFlag } from '#app/platform/http/wire-format.ts'

const tag = 'Manage'
const loginRedirectMessage = 'Unauthorized! Redirecting to login...'
const statusMessage = 'The status must be 1 (active) or 0 (inactive).'

// The status may arrive as a string of digits.
const statusEdit = v.object({
  status: v.pipe(
    v.union([v.string(), v.number(), v.boolean()], statusMessage),
    v.transform(Number),
    v.picklist([0, 1], statusMessage),
  ),
})

/**
 * Endpoints for the three kinds, over one table. List and change are separate objects, so that the
 * browser's bundle contains only the change.
 */
export const listStatusEndpoints = {
  bike: defineListStatus('bikes', 'bikeName'),
  scooter: defineListStatus('scooters', 'scooterName'),
  ev: defineListStatus('ev', 'bikeName'),
}
export const changeStatusEndpoints = {
  bike: defineChangeStatus('bikes'),
  scooter: defineChangeStatus('scooters'),
  ev: defineChangeStatus('ev'),
}

export const changeAvailability = defineEndpoint({
  method: 'PATCH',
  path: '/api/vehicles/:id/availability',
  may: 'vehicles.edit',
  says: 'Set if a model is sold new (on-sale) or only serviced (service-only)',
  tag,
  body: v.object({
    availability: v.picklist(availabilities, 'The availability must be on-sale or service-only.'),
  }),
  answer: v.object({
    message: v.string(),
    id: v.number(),
    availability: v.picklist(availabilities),
  }),
  refusals: [404],
  sentences: { signedOut: loginRedirectMessage },
})

/* @__NO_SIDE_EFFECTS__ */
function defineListStatus<const Name extends string>(family: string, nameSentAs: Name) {
  const name = renamedOnWire(nameSentAs, v.string())
  return defineEndpoint({
    method: 'GET',
    path: `/api/${family}_admin`,
    may: 'vehicles.read',
    says: 'List all models of the kind, including inactive ones',
    tag,
    answer: v.array(
      wireObject({
        id: v.number(),
        name,
        isActive: renamedOnWire('status', zeroOneFlag),
        availability: v.picklist(availabilities),
      }),
    ),
    sentences: { signedOut: loginRedirectMessage },
  })
}

/* @__NO_SIDE_EFFECTS__ */
function defineChangeStatus<const Family extends string>(family: Family) {
  return defineEndpoint({
    method: 'PATCH',
    path: `/api/${family}/:id/status` as const,
    may: 'vehicles.edit',
    says: 'Switch a model on (1) or off (0)',
    tag,
    body: statusEdit,
    answer: v.object({ message: v.string(), id: v.number(), status: v.picklist([0, 1]) }),
    refusals: [404],
    sentences: { signedOut: loginRedirectMessage, invalid: 'Failed to update active status' },
  })
}
