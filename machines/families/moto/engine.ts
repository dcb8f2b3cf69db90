import { curve, roundProfile } from '../../kernel/spline.ts'
import { cylinder, lathe, tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { clip, hexBolt } from './casting.ts'
import { airCylinder } from './engine-air.ts'
import { crankcase } from './engine-case.ts'
import { cooling } from './engine-cooling.ts'
import { intake } from './engine-intake.ts'
import { liquidCylinder } from './engine-liquid.ts'
import type { Chassis } from './spec.ts'

export function engine(c: Chassis): void {
  crankcase(c)
  if (c.spec.radiator) {
    liquidCylinder(c)
    cooling(c)
  } else airCylinder(c)
  intake(c)
  starter(c)
}

/** Starter motor across the case behind the barrel, with its cable, and the crankcase breather. */
function starter({ spec, model, lift }: Chassis): void {
  const large = spec.cylinders > 1
  const [x, z] = large ? [-0.03, 0.556] : [-0.012, 0.508]
  const [from, to] = large ? [0.1, -0.05] : [0.072, -0.03]
  const at: Vec = [x, to, lift(z)]
  const body = [
    [0.0001, -0.004],
    [0.016, -0.004],
    [0.027, 0.004],
    [0.027, from - to - 0.012],
    [0.022, from - to],
    [0.0001, from - to],
  ]
  model.add('black', lathe(roundProfile(body, 0.003), { at, axis: [0, 1, 0], segments: 48 }))
  const post: Vec = [x - 0.012, 0, lift(z) + 0.026]
  model.add('metal', hexBolt(post, [-0.3, 0, 1], 0.005))
  const cable = (points: Vec[], r: number) =>
    model.add('rubber', tube(curve(points, 30), r, { m: 10 }))
  cable(
    [
      post,
      [x - 0.03, 0.012, lift(z) + 0.036],
      [x - 0.1, 0.05, lift(0.6)],
      [x - 0.19, 0.06, lift(0.68)],
    ],
    0.0042,
  )
  const vent: Vec = [-0.13, -0.03, lift(0.5)]
  cable(
    [vent, [-0.132, -0.032, lift(0.54)], [-0.15, -0.03, lift(0.6)], [-0.17, -0.02, lift(0.66)]],
    0.0068,
  )
  model.add('metal', clip([-0.132, -0.032, lift(0.535)], [0, 0, 1], 0.0068))
  model.add('metal', cylinder(vent, [vent[0], vent[1], vent[2] + 0.03], 0.006))
}
