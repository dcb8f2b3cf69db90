// Equipment along the workshop's walls.
import { gridMesh, merge } from '../../machines/kernel/mesh.ts'
import { Model } from '../../machines/kernel/model.ts'
import { plate } from '../../machines/kernel/plate.ts'
import { curve, outline } from '../../machines/kernel/spline.ts'
import { box, capsule, cylinder, lathe, tube } from '../../machines/kernel/sweep.ts'
import { add, rad, steps, TURN } from '../../machines/kernel/vector.ts'
import { board, every } from './kit.ts'

/** A compressor: horizontal tank on feet, motor, belt guard, finned cylinder head, gauge. */
export function compressor(): Model {
  const model = new Model()
  model.add(
    'handleBlue',
    tube(
      every(0.05, -0.5, 0.5).map((x) => [x, 0, 0.34]),
      capsule([0.19, 0.19], 0.2),
      { m: 48 },
    ),
  )
  for (const x of [-0.32, 0.32]) model.add('powder', board([x, 0, 0.09], [0.05, 0.32, 0.18], 0.006))
  model.add('powder', board([0, 0, 0.545], [0.7, 0.24, 0.02]))
  model.add('darkmetal', cylinder([0.05, 0, 0.66], [0.36, 0, 0.66], 0.1, { bevel: 0.02 }))
  for (const x of every(0.026, 0.08, 0.33))
    model.add('darkmetal', cylinder([x, 0, 0.66], [x + 0.008, 0, 0.66], 0.11, { segments: 30 }))
  model.add('alu2', box([-0.2, 0, 0.62], [0.2, 0.16, 0.14], 0.02))
  for (const z of every(0.022, 0.7, 0.84))
    model.add('alu2', board([-0.2, 0, z], [0.16, 0.17, 0.01]))
  model.add(
    'toolRed',
    plate(
      outline(
        [
          [-0.32, 0.56],
          [0.3, 0.56],
          [0.3, 0.78],
          [-0.32, 0.84],
        ],
        0.1,
        8,
      ),
      -0.2,
      -0.15,
      { bevel: 0.006 },
    ),
  )
  for (const x of every(0.06, -0.24, 0.22))
    model.add('gap', board([x, -0.2005, 0.69], [0.012, 0.002, 0.15], 0.0005))
  model.add('label', cylinder([0.46, -0.16, 0.5], [0.46, -0.19, 0.5], 0.032))
  model.add(
    'chrome',
    lathe(
      [
        [0.031, 0],
        [0.036, 0],
        [0.036, 0.012],
        [0.031, 0.012],
      ],
      { at: [0.46, -0.192, 0.5], segments: 36 },
    ),
  )
  return model
}

/** A hose reel on the wall, 0.5 m across, with a hanging yellow hose. Its back is at y = 0. */
export function hoseReel(): Model {
  const model = new Model()
  model.add('powder', board([0, -0.02, 0], [0.14, 0.03, 0.34]))
  for (const y of [-0.06, -0.2])
    model.add('toolRed', cylinder([0, y, 0], [0, y - 0.012, 0], 0.235, { segments: 64 }))
  model.add('powder', cylinder([0, -0.03, 0], [0, -0.24, 0], 0.03))
  const wound = steps(260).map((t) => {
    const a = t * 9 * TURN
    const r = 0.13 + 0.07 * t
    return [r * Math.cos(a), -0.13 + 0.045 * Math.sin(t * 40), r * Math.sin(a)]
  })
  const end = wound[wound.length - 1]
  const tail = curve(
    [
      end,
      add(end, [0.012, -0.01, -0.25]),
      add(end, [0.03, -0.01, -0.6]),
      add(end, [0.01, -0.015, -0.86]),
    ],
    30,
  )
  model.add('handleYellow', merge(tube(wound, 0.011, { m: 10 }), tube(tail, 0.011, { m: 10 })))
  const last = tail[tail.length - 1]
  model.add('zinc', cylinder(last, add(last, [0, 0, -0.09]), 0.013))
  return model
}

/** Small objects for a corner: two drums, an extinguisher, a stack of tyres. */
export function corner(): Model {
  const model = new Model()
  for (const [x, y, material] of [
    [0, 0, 'handleBlue'],
    [0.64, 0.1, 'darkmetal'],
  ] as const) {
    const profile = [
      [0.0001, 0.88],
      [0.27, 0.88],
      [0.285, 0.89],
      [0.285, 0.87],
      ...every(0.01, 0, 0.86)
        .toReversed()
        .map((z) => [
          0.28 +
            0.008 * Math.exp(-(((z - 0.3) / 0.014) ** 2)) +
            0.008 * Math.exp(-(((z - 0.58) / 0.014) ** 2)),
          z,
        ]),
    ]
    model.add(material, lathe(profile, { at: [x, y, 0], axis: [0, 0, 1], segments: 64 }))
    model.add(
      'zinc',
      cylinder([x + 0.12, y - 0.1, 0.88], [x + 0.12, y - 0.1, 0.9], 0.035, { segments: 24 }),
    )
  }
  return model
}

/** An extinguisher on the wall. Its back is at y = 0, its foot at z = 0. */
export function extinguisher(): Model {
  const model = new Model()
  model.add(
    'red',
    tube(
      every(0.03, 0.03, 0.45).map((z) => [0, -0.09, z]),
      capsule([0.075, 0.075], 0.14),
      { m: 40 },
    ),
  )
  model.add('black', cylinder([0, -0.09, 0.44], [0, -0.09, 0.5], 0.022))
  model.add('black', board([0.03, -0.09, 0.515], [0.11, 0.02, 0.014]))
  model.add(
    'rubber',
    tube(
      curve(
        [
          [0.02, -0.09, 0.48],
          [0.1, -0.1, 0.44],
          [0.11, -0.12, 0.2],
        ],
        20,
      ),
      0.011,
      { m: 12 },
    ),
  )
  model.add(
    'label',
    gridMesh([
      every(rad(6), rad(210), rad(330)).map((a) => [
        0.0765 * Math.cos(a),
        -0.09 + 0.0765 * Math.sin(a),
        0.18,
      ]),
      every(rad(6), rad(210), rad(330)).map((a) => [
        0.0765 * Math.cos(a),
        -0.09 + 0.0765 * Math.sin(a),
        0.33,
      ]),
    ]),
  )
  return model
}
