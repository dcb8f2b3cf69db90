import { panel } from '../../kernel/panel.ts'
import { bolt, box, tube } from '../../kernel/sweep.ts'
import { lerp, rad, type Vec } from '../../kernel/vector.ts'
import { indicator, reflector } from '../../parts/lamps.ts'
import { numberPlate } from '../../parts/number-plate.ts'
import { rise } from './seat.ts'
import type { Chassis } from './spec.ts'

/**
 * Carriers of plate, indicators and rear reflector: a short arm under a sharp tail, or a commuter's
 * mudguard.
 */
export function plateHanger(c: Chassis): void {
  if (c.spec.seat === 'bench') mudguard(c)
  else arm(c)
}

/**
 * The arm from the tail's tip to a plate above the tyre, about half as long as the tail's height
 * over it.
 */
function arm(c: Chassis): void {
  const { model, lift, rear, spec } = c
  const up = rise(c, -0.78)
  const from: Vec = [-0.735, 0, lift(0.862) + up]
  const to: Vec = [rear.x - 0.205, 0, rear.z + spec.rearRadius + 0.185]
  const at = (t: number, y: number, drop: number): Vec => [
    lerp(from[0], to[0], t) - 0.018 * Math.sin(Math.PI * t),
    y,
    lerp(from[2], to[2], t) + 0.02 * Math.sin(Math.PI * t) - drop,
  ]
  // A moulded beam, deep at the tail and flared at the plate: [along, half width, depth].
  const rows = [
    [-0.5, 0.066, 0.02],
    [0.05, 0.062, 0.066],
    [0.45, 0.044, 0.056],
    [0.8, 0.04, 0.042],
    [1, 0.056, 0.046],
  ].map(([t, w, deep]) => [
    at(t, 0, -0.002),
    at(t, w * 0.66, 0),
    at(t, w, 0.011),
    at(t, w, 0.017),
    at(t, w * 0.74, deep * 0.84),
    at(t, w * 0.6, deep),
    at(t, 0, deep),
  ])
  model.add('plastic', panel(rows, { symmetric: true, thickness: 0.004, nu: 30, nv: 40 }))
  for (const t of [0.4, 0.62])
    model.pair('metal', bolt(at(t, 0.041, 0.032), [0, 1, -0.2], 0.0052, 0.003), 24)
  // The cross-member at the end of the subframe's rails. The arm is bolted to it.
  const member: Vec = [-0.762, 0, lift(0.86) + 0.8 * spec.tailRise]
  model.add('plastic', box(member, [0.052, 0.178, 0.036], 0.012))
  model.pair('metal', bolt([member[0] - 0.026, 0.03, member[2]], [-1, 0, 0], 0.007, 0.003))
  const foot: Vec = [to[0] - 0.032, 0, to[2] - 0.05]
  model.add('plastic', box([to[0] - 0.013, 0, to[2] - 0.034], [0.022, 0.1, 0.056], 0.006))
  numberPlate(model, foot, { tilt: 24, text: spec.plate, height: 0.085, width: 0.18 })
  model.add('plastic', box([foot[0] - 0.012, 0, foot[2] - 0.052], [0.005, 0.026, 0.05], 0.002, 1))
  reflector(model, [foot[0] - 0.016, 0, foot[2] - 0.068], { r: 0.018 })
  plateLight(c, [to[0] - 0.008, 0, to[2] + 0.012])
  for (const side of [1, -1])
    indicator(model, at(0.8, side * 0.034, 0.016), side, {
      forward: -1,
      length: 0.046,
      stalk: 0.034,
      led: spec.led,
    })
}

/**
 * A commuter's black plastic mudguard from the tail down behind the wheel, with the plate on its
 * flap.
 */
function mudguard(c: Chassis): void {
  const { model, lift, rear, spec } = c
  const r = spec.rearRadius + 0.036
  const on = (degrees: number, radius: number, y: number): Vec => [
    rear.x + radius * Math.cos(rad(degrees)),
    y,
    rear.z + radius * Math.sin(rad(degrees)),
  ]
  const top = lift(0.8) + rise(c, -0.76)
  const rows = [
    [
      [-0.66, 0, top],
      [-0.66, 0.06, top],
      [-0.66, 0.076, top - 0.03],
    ],
    [
      [-0.79, 0, top - 0.03],
      [-0.79, 0.052, top - 0.034],
      [-0.785, 0.07, top - 0.058],
    ],
    [on(128, r + 0.03, 0), on(128, r + 0.026, 0.05), on(127, r - 0.002, 0.068)],
    [on(140, r + 0.012, 0), on(140, r + 0.008, 0.05), on(139, r - 0.022, 0.068)],
    [on(153, r + 0.012, 0), on(153, r + 0.01, 0.054), on(152, r - 0.016, 0.07)],
    [on(163, r + 0.028, 0), on(163, r + 0.026, 0.056), on(163, r + 0.006, 0.07)],
  ]
  model.add('plastic', panel(rows, { symmetric: true, thickness: 0.004, nu: 44, nv: 28 }))
  const plate = on(137, r + 0.052, 0)
  model.add('plastic', box([plate[0] + 0.024, 0, plate[2]], [0.03, 0.1, 0.05], 0.008))
  numberPlate(model, plate, { tilt: 18, text: spec.plate, height: 0.085, width: 0.18 })
  reflector(model, on(153.5, r + 0.016, 0), { axis: [-1, 0, 0.42], r: 0.019 })
  plateLight(c, [plate[0] + 0.022, 0, plate[2] + 0.062])
  for (const side of [1, -1])
    indicator(model, [-0.8, side * 0.05, top - 0.03], side, {
      forward: -1,
      length: 0.056,
      stalk: 0.042,
      led: spec.led,
    })
}

/** A small front plate on a bracket of the lower yoke, as Indian law requires. */
export function frontPlate(c: Chassis): void {
  const { model, fork, spec } = c
  if (spec.cylinders > 1) return
  const [x, , z] = fork(0.5, 0, 0.1)
  model.add('black', box([x - 0.03, 0, z + 0.006], [0.07, 0.05, 0.012], 0.004))
  numberPlate(model, [x + 0.008, 0, z], {
    tilt: 8,
    text: spec.plate,
    width: 0.15,
    height: 0.042,
    facing: 1,
  })
}

/** The number plate lamp. */
export function plateLight({ model }: Chassis, [x, y, z]: Vec): void {
  model.add('plastic', box([x - 0.008, y, z], [0.026, 0.04, 0.011], 0.004))
  model.add('lens', box([x - 0.016, y, z - 0.0065], [0.01, 0.032, 0.004], 0.0015))
  model.add(
    'rubber',
    tube(
      [
        [x + 0.006, y, z],
        [x + 0.04, y, z + 0.02],
      ],
      0.003,
      { m: 8 },
    ),
  )
}
