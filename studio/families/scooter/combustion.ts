import { loft, loftStrip } from '../../kernel/loft.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline, roundProfile } from '../../kernel/spline.ts'
import { bolt, box, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { lerp, rad } from '../../kernel/vector.ts'
import type { ScooterChassis } from './spec.ts'

export function beltCase({ model, rear }: ScooterChassis): void {
  const { x, z } = rear
  const shape = outline(
    [
      [x - 0.075, z - 0.07, 0.07],
      [x + 0.02, z - 0.085, 0.05],
      [-0.26, 0.205, 0.06],
      [-0.13, 0.235, 0.07],
      [-0.1, 0.33, 0.06],
      [-0.2, 0.375, 0.06],
      [-0.4, 0.35, 0.08],
      [x + 0.02, z + 0.09, 0.07],
      [x - 0.085, z + 0.06, 0.06],
    ],
    0.05,
    10,
  )
  const towards = (k: number, kz: number) =>
    shape.map((q) => [lerp(-0.36, q[0], k), lerp(0.27, q[1], kz)])
  model.add('engine', plate(shape, 0.075, 0.15, { bevel: 0.016, segments: 5 }), 50)
  model.add('metal', plate(towards(0.86, 0.8), 0.145, 0.16, { bevel: 0.007, segments: 4 }), 50)
  model.add(
    'engine',
    lathe(
      roundProfile(
        [
          [0.0001, 0.018],
          [0.045, 0.018],
          [0.058, 0.008],
          [0.062, -0.01],
        ],
        0.004,
      ),
      { at: [-0.2, 0.155, 0.29], segments: 64 },
    ),
  )
  for (let i = 0; i < 5; i++)
    model.add(
      'metal',
      box([-0.36 - i * 0.026, 0.162, 0.272 - i * 0.006], [0.012, 0.006, 0.085 - i * 0.006], 0.003),
    )
  towards(0.93, 0.9).forEach((q, i) => {
    if (i % 9 === 0) model.add('chrome', bolt([q[0], 0.15, q[1]], [0, 1, 0], 0.006, 0.006))
  })
  model.add(
    'plastic',
    loft(
      [
        { x: -0.27, z: 0.405, w: 0.04, t: 0.04, b: 0.04, y: 0.115, et: 4, eb: 4 },
        { x: -0.42, z: 0.41, w: 0.05, t: 0.05, b: 0.05, y: 0.12, et: 4, eb: 4 },
        { x: -0.55, z: 0.395, w: 0.045, t: 0.045, b: 0.04, y: 0.12, et: 4, eb: 4 },
      ],
      { start: 0.03, end: 0.04 },
    ),
  )
}

export function engineBlock({ model }: ScooterChassis): void {
  const rows = [
    [-0.02, 0.285, 0.06, 0.05, 0.06],
    [-0.16, 0.29, 0.09, 0.075, 0.08],
    [-0.3, 0.29, 0.085, 0.07, 0.085],
    [-0.4, 0.28, 0.07, 0.05, 0.06],
  ]
  model.add(
    'engine',
    loft(
      rows.map(([x, z, w, t, b]) => ({ x, z, w, t, b, et: 4, eb: 4 })),
      { start: 0.02, end: 0.03 },
    ),
  )
  for (let i = 0; i < 6; i++)
    model.add('metal', box([0.035 - i * 0.016, 0, 0.285], [0.006, 0.14, 0.12], 0.003))
  model.add(
    'metal',
    tube(
      fillet(
        [
          [-0.2, 0.165, 0.29],
          [-0.3, 0.175, 0.235],
          [-0.345, 0.185, 0.228],
        ],
        0.03,
      ),
      0.008,
    ),
  )
  model.add('rubber', cylinder([-0.335, 0.18, 0.232], [-0.345, 0.25, 0.232], 0.012))
}

export function silencer({ model }: ScooterChassis): void {
  model.add(
    'darkmetal',
    tube(
      fillet(
        [
          [-0.02, -0.05, 0.24],
          [-0.05, -0.1, 0.18],
          [-0.18, -0.14, 0.175],
          [-0.34, -0.15, 0.205],
        ],
        0.05,
      ),
      0.016,
    ),
  )
  const rows = [
    [-0.28, 0.225, 0.03, 0.034, -0.155],
    [-0.34, 0.236, 0.052, 0.062, -0.165],
    [-0.5, 0.262, 0.058, 0.07, -0.17],
    [-0.66, 0.292, 0.056, 0.066, -0.17],
    [-0.72, 0.303, 0.046, 0.056, -0.17],
  ]
  const stations = rows.map(([x, z, w, t, y]) => ({
    x,
    z,
    w,
    t,
    b: t,
    y,
    a: rad(-11),
    et: 2.6,
    eb: 2.6,
  }))
  model.add('black', loft(stations, { end: 0.02 }))
  model.add(
    'alu',
    loftStrip(stations, {}, { u0: 0.24, u1: 0.9, v0: 0.36, v1: 0.62, lift: 0.006, n: 40, m: 14 }),
  )
  for (const u of [0.36, 0.5, 0.64])
    model.add(
      'black',
      loftStrip(stations, {}, { u0: u, u1: u + 0.07, v0: 0.47, v1: 0.53, lift: 0.008, n: 6, m: 6 }),
    )
  const end = roundProfile(
    [
      [0.0001, 0],
      [0.02, 0],
      [0.022, 0.022],
      [0.016, 0.022],
      [0.015, 0.004],
      [0.0001, 0.004],
    ],
    0.001,
  )
  model.add(
    'metal',
    lathe(end, { at: [-0.722, -0.17, 0.303], axis: [-0.98, 0, 0.19], segments: 32 }),
  )
}
