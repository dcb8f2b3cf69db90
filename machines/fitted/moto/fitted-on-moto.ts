import { wheels } from '../../families/moto/rolling.ts'
import { type Chassis, chassisOf, MOTO, type MotoSpec } from '../../families/moto/spec.ts'
import { lean, PARKED } from '../../families/moto/stance.ts'
import { steering } from '../../families/moto/steering.ts'
import { Model } from '../../kernel/model.ts'
import { type Fitted, fittedAt, type Places, type Stands } from '../place.ts'
import { MOTO_PLACES } from './moto-places.ts'

export type MotoPlaces = Places<MotoSpec, Chassis>

/**
 * Finds a fitting on a motorcycle. `ofBody` has the fittings for this kind of body, in addition to
 * those of every motorcycle.
 */
export function fittedOnMoto(
  slug: string,
  differences: Partial<MotoSpec>,
  fitting: string,
  ofBody: MotoPlaces,
): Fitted | undefined {
  const spec = { ...MOTO, ...differences }
  return fittedAt({ ...ofBody, ...MOTO_PLACES }, fitting, spec, (stands, draw) =>
    fit(spec, stands, (c) => draw(c, slug)),
  )
}

/** Moves a fitting from the upright machine, where it is drawn, to the parked one. */
function fit(spec: MotoSpec, stands: Stands, draw: (c: Chassis) => void): Model {
  const c = chassisOf(spec)
  const turning = steering(c, PARKED.steer)
  if (stands === 'on the bar') turning(draw, Number.NEGATIVE_INFINITY)
  else draw(c)
  if (stands === 'on the ground') return c.model
  const fitted = new Model()
  fitted.parts.push(...c.model.parts)
  // The lean is computed from the contact points of the tyres, so the wheels are built too.
  turning((it) => wheels(it, PARKED.lean), 0)
  lean(c, PARKED.lean)
  return fitted
}
