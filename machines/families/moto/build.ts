import type { Model } from '../../kernel/model.ts'
import { underCowl } from './belly.ts'
import type { Body } from './body.ts'
import { cables } from './cables.ts'
import { cockpit } from './cockpit.ts'
import { engine } from './engine.ts'
import { exhaust } from './exhaust.ts'
import { footControls } from './foot-controls.ts'
import { frame } from './frame.ts'
import { innards } from './innards.ts'
import { midship } from './midship.ts'
import { rearEnd } from './rear-end.ts'
import { forkAndClamps, frontBrake, frontFender, wheels } from './rolling.ts'
import { sideStand } from './side-stand.ts'
import { chassisOf, MOTO, type MotoSpec } from './spec.ts'
import { lean, PARKED, type Stance } from './stance.ts'
import { steering } from './steering.ts'

/** Builds a motorcycle, parked on its side stand unless another stance is given. */
export function buildMoto(
  differences: Partial<MotoSpec>,
  body: Body,
  stance: Stance = PARKED,
): Model {
  const c = chassisOf({ ...MOTO, ...differences })
  const turning = steering(c, stance.steer)
  turning((it) => wheels(it, stance.lean), 0)
  turning(frontBrake, 0)
  turning(forkAndClamps, 0)
  turning(frontFender, 0)
  turning(cockpit, 0)
  turning(body.face, isFaceFixed(c.spec) ? Number.POSITIVE_INFINITY : 0)
  if (c.spec.handguards && body.handGuards) turning(body.handGuards, 0.4)
  turning(cables, Number.NEGATIVE_INFINITY, true)
  frame(c, body.beam)
  engine(c)
  exhaust(c)
  rearEnd(c)
  body.tank(c)
  body.seat(c)
  body.tail(c)
  underCowl(c)
  innards(c)
  midship(c)
  footControls(c)
  sideStand(c, stance.lean)
  lean(c, stance.lean)
  return c.model
}

/** `true` if the fairing is fixed to the frame and does not turn with the handlebar. */
const isFaceFixed = ({ lamp, adventure }: MotoSpec): boolean => lamp === 'fairing' || adventure
