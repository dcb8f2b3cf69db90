// From a fitting drawn on an upright machine to where it is on the machine as it stands.
import { wheels } from '../families/moto/rolling.ts'
import { type Chassis, chassisOf, MOTO, type MotoSpec } from '../families/moto/spec.ts'
import { lean, PARKED } from '../families/moto/stance.ts'
import { steering } from '../families/moto/steering.ts'
import {
  SCOOTER,
  type ScooterChassis,
  type ScooterSpec,
  scooterChassis,
} from '../families/scooter/spec.ts'
import { stoodUp } from '../families/scooter/stands.ts'
import { Model } from '../kernel/model.ts'

/** What it goes with: the frame, which leans, the handlebar, which is turned besides, or nothing. */
export type Stands = 'on the frame' | 'on the bar' | 'on the ground'

export function fitToMoto(
  differences: Partial<MotoSpec>,
  stands: Stands,
  draw: (c: Chassis) => void,
): Model {
  const c = chassisOf({ ...MOTO, ...differences })
  const turning = steering(c, PARKED.steer)
  if (stands === 'on the bar') turning(draw, Number.NEGATIVE_INFINITY)
  else draw(c)
  if (stands === 'on the ground') return c.model
  const fitted = new Model()
  fitted.parts.push(...c.model.parts)
  // How a machine leans is known by where its tyres touch the ground.
  turning((it) => wheels(it, PARKED.lean), 0)
  lean(c, PARKED.lean)
  return fitted
}

export function fitToScooter(
  differences: Partial<ScooterSpec>,
  stands: Stands,
  draw: (c: ScooterChassis) => void,
): Model {
  const c = scooterChassis({ ...SCOOTER, ...differences })
  draw(c)
  if (stands !== 'on the ground') stoodUp(c)
  return c.model
}
