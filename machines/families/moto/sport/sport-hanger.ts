import { shell } from '../../../kernel/panel.ts'
import { bolt, box } from '../../../kernel/sweep.ts'
import { add, lerp, type Vec } from '../../../kernel/vector.ts'
import { indicator, reflector } from '../../../parts/lamps.ts'
import { numberPlate } from '../../../parts/number-plate.ts'
import { plateLight } from '../plate-hanger.ts'
import { rise } from '../seat.ts'
import type { Chassis } from '../spec.ts'

/** A short blade under the tail's tip that carries plate, indicators and reflector. */
export function sportHanger(c: Chassis): void {
  const { model, lift, spec } = c
  const root: Vec = [-0.7, 0, lift(0.888) + rise(c, -0.7)]
  const end: Vec = add(root, [-0.205, 0, -0.062])
  // [along, half width, depth, drop]
  const rows = [
    [0, 0.054, 0.03, 0],
    [0.3, 0.05, 0.034, 0.1],
    [0.62, 0.04, 0.028, 0.42],
    [0.86, 0.038, 0.024, 0.78],
    [1, 0.046, 0.024, 1],
  ].map(([t, w, deep, fall]) =>
    [
      [0, 0],
      [0.7, -0.001],
      [0.96, -0.006],
      [1, -deep * 0.5],
      [0.7, -deep],
    ].map(
      ([f, dz]): Vec => [
        lerp(root[0], end[0], t) + (f === 1 ? 0.006 : 0),
        w * f,
        lerp(root[2], end[2], fall) + dz,
      ],
    ),
  )
  model.add('plastic', shell(rows, { symmetric: true, nu: 26, nv: 28, flange: 0.006 }))
  for (const side of [1, -1])
    indicator(model, add(root, [-0.135, side * 0.038, -0.038]), side, {
      forward: -1,
      length: 0.042,
      stalk: 0.03,
      led: spec.led,
    })
  model.pair('metal', bolt(add(root, [-0.06, 0.05, -0.02]), [0, 1, -0.2], 0.0048, 0.003), 24)
  const foot = add(end, [-0.012, 0, -0.052])
  model.add('plastic', box(add(end, [0.002, 0, -0.032]), [0.02, 0.09, 0.06], 0.006))
  numberPlate(model, foot, { tilt: 24, text: spec.plate, height: 0.085, width: 0.18 })
  reflector(model, add(foot, [-0.016, 0, -0.062]), { r: 0.015 })
  plateLight(c, add(end, [-0.004, 0, 0.004]))
}
