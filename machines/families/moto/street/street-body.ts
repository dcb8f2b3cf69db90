import { tube } from '../../../kernel/sweep.ts'
import { indicator, roundLamp } from '../../../parts/lamps.ts'
import type { Body } from '../body.ts'
import { frontPlate } from '../plate-hanger.ts'
import { seat } from '../seat.ts'
import { type Chassis, headlampOf } from '../spec.ts'
import { tank } from '../tank.ts'
import { cowlLamp } from './lamp-cowl.ts'
import { maskLamp } from './lamp-mask.ts'
import { tail } from './tail.ts'

/** Sections of a naked bike: lamp on the fork, one-piece seat and matching tail. */
export const streetBody: Body = { face: streetFace, tank, seat, tail }

function streetFace(c: Chassis): void {
  const { spec, model, fork } = c
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
