import type { Model, Part } from '../../kernel/model.ts'
import { tube } from '../../kernel/sweep.ts'
import { indicator, roundLamp } from '../../parts/lamps.ts'
import { underCowl } from './belly.ts'
import { cables } from './cables.ts'
import { cockpit } from './cockpit.ts'
import { engine } from './engine.ts'
import { exhaust } from './exhaust.ts'
import { fairing } from './fairing.ts'
import { footControls } from './foot-controls.ts'
import { frame } from './frame.ts'
import { innards } from './innards.ts'
import { cowlLamp } from './lamp-cowl.ts'
import { maskLamp } from './lamp-mask.ts'
import { midship } from './midship.ts'
import { frontPlate } from './plate-hanger.ts'
import { rearEnd } from './rear-end.ts'
import { forkAndClamps, frontBrake, frontFender, wheels } from './rolling.ts'
import { seat } from './seat.ts'
import { sideStand } from './side-stand.ts'
import { type Chassis, chassisOf, headlampOf, MOTO, type MotoSpec } from './spec.ts'
import { lean, PARKED, type Stance, steer } from './stance.ts'
import { tail } from './tail.ts'
import { tallFace } from './tall-face.ts'
import { tallScreen } from './tall-screen.ts'
import { tallSeat } from './tall-seat.ts'
import { tallTail } from './tall-tail.ts'
import { tallTank } from './tall-tank.ts'
import { tank } from './tank.ts'
import { touring } from './touring.ts'

/** A machine of the family as it stands: parked on its side stand unless another stance is asked for. */
export function buildMoto(differences: Partial<MotoSpec>, stance: Stance = PARKED): Model {
  const c = chassisOf({ ...MOTO, ...differences })
  const turning = steering(c, stance.steer)
  turning((it) => wheels(it, stance.lean), 0)
  turning(frontBrake, 0)
  turning(forkAndClamps, 0)
  turning(frontFender, 0)
  turning(cockpit, 0)
  turning(frontFace, isFaceFixed(c.spec) ? Number.POSITIVE_INFINITY : 0)
  turning(touring, 0.4)
  turning(cables, Number.NEGATIVE_INFINITY, true)
  frame(c)
  engine(c)
  exhaust(c)
  rearEnd(c)
  body(c)
  underCowl(c)
  innards(c)
  midship(c)
  footControls(c)
  sideStand(c, stance.lean)
  lean(c, stance.lean)
  return c.model
}

function body(c: Chassis): void {
  const { adventure } = c.spec
  const [ofTank, ofSeat, ofTail] = adventure ? [tallTank, tallSeat, tallTail] : [tank, seat, tail]
  ofTank(c)
  ofSeat(c)
  ofTail(c)
}

/** A fairing on the frame stays ahead while the handlebar turns. */
const isFaceFixed = ({ lamp, adventure }: MotoSpec): boolean => lamp === 'fairing' || adventure

/** Builds a section and turns with the handlebar what of it lies ahead of `from`. */
export function steering(c: Chassis, degrees: number) {
  return (section: (c: Chassis) => void, from: number, flex = false): void => {
    const before = c.model.parts.length
    section(c)
    steer(
      c,
      c.model.parts.slice(before).filter((part) => middle(part) > from),
      degrees,
      flex,
    )
  }
}

/** The middle of a part's length. */
function middle({ mesh }: Part): number {
  let [back, front] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < mesh.points.length; i += 3) {
    back = Math.min(back, mesh.points[i])
    front = Math.max(front, mesh.points[i])
  }
  return (back + front) / 2
}

function frontFace(c: Chassis): void {
  const { spec, model, fork } = c
  if (spec.lamp === 'fairing') return fairing(c)
  if (spec.adventure) {
    tallFace(c)
    c.model.as('screen', () => tallScreen(c))
    return
  }
  frontPlate(c)
  const [x, , z] = fork(0.66, 0, 0.085)
  if (spec.lamp === 'mask') maskLamp(c)
  else if (spec.lamp === 'cowl') cowlLamp(c)
  else
    roundLamp(model, [x + 0.07, 0, z - 0.02], spec.cylinders === 4 ? 0.1 : 0.094, {
      flat: spec.cylinders === 4,
      bezel: spec.cylinders === 4 ? 'black' : 'chrome',
      shell: spec.cylinders === 4 ? 'black' : 'paint',
      halogen: headlampOf(spec) === 'halogen',
    })
  model.pair('black', tube([fork(0.6, 0.06, 0.03), [x - 0.04, 0.06, z - 0.02]], 0.01))
  for (const side of [1, -1])
    indicator(model, [x - 0.06, side * 0.12, z - 0.07], side, {
      length: 0.05,
      stalk: 0.035,
      led: spec.led,
    })
}
