import type { Model } from '../../kernel/model.ts'
import { tube } from '../../kernel/sweep.ts'
import { indicator, roundLamp } from '../../parts/lamps.ts'
import { underCowl } from './belly.ts'
import { cockpit } from './cockpit.ts'
import { engine } from './engine.ts'
import { exhaust } from './exhaust.ts'
import { fairing } from './fairing.ts'
import { footControls } from './foot-controls.ts'
import { frame, innards, legGuard } from './frame.ts'
import { cowlLamp } from './lamp-cowl.ts'
import { maskLamp } from './lamp-mask.ts'
import { frontPlate } from './plate-hanger.ts'
import { rearEnd } from './rear-end.ts'
import { forkAndClamps, frontFender, wheelsAndBrakes } from './rolling.ts'
import { seat } from './seat.ts'
import { type Chassis, chassisOf, MOTO, type MotoSpec } from './spec.ts'
import { tail } from './tail.ts'
import { tank } from './tank.ts'
import { touring } from './touring.ts'

export function buildMoto(differences: Partial<MotoSpec>): Model {
  const c = chassisOf({ ...MOTO, ...differences })
  wheelsAndBrakes(c)
  forkAndClamps(c)
  frontFender(c)
  cockpit(c)
  frontFace(c)
  frame(c)
  engine(c)
  exhaust(c)
  rearEnd(c)
  tank(c)
  seat(c)
  tail(c)
  underCowl(c)
  innards(c)
  legGuard(c)
  touring(c)
  footControls(c)
  return c.model
}

function frontFace(c: Chassis): void {
  const { spec, model, fork } = c
  if (spec.lamp === 'fairing') return fairing(c)
  frontPlate(c)
  const [x, , z] = fork(0.66, 0, 0.085)
  if (spec.lamp === 'mask') maskLamp(c)
  else if (spec.lamp === 'cowl') cowlLamp(c)
  else
    roundLamp(model, [x + 0.07, 0, z - 0.02], spec.cylinders === 4 ? 0.1 : 0.094, {
      flat: spec.cylinders === 4,
      bezel: spec.cylinders === 4 ? 'black' : 'chrome',
      bar: spec.led,
      shell: spec.cylinders === 4 ? 'black' : 'paint',
    })
  model.pair('black', tube([fork(0.6, 0.06, 0.03), [x - 0.04, 0.06, z - 0.02]], 0.01))
  for (const side of [1, -1])
    indicator(model, [x - 0.06, side * 0.12, z - 0.07], side, {
      length: 0.05,
      stalk: 0.035,
      led: spec.led,
    })
}
