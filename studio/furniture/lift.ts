// A lift for two-wheelers.
import type { Mesh } from '../../machines/kernel/mesh.ts'
import { Model } from '../../machines/kernel/model.ts'
import { plate } from '../../machines/kernel/plate.ts'
import { curve, outline } from '../../machines/kernel/spline.ts'
import { cylinder, lathe, tube } from '../../machines/kernel/sweep.ts'
import type { Vec } from '../../machines/kernel/vector.ts'
import { board, every, repeated } from './kit.ts'

export const LIFT_HEIGHT = 0.52

/**
 * A scissor lift raised to LIFT_HEIGHT, its long side along x: plate deck, two crossed arms, wheel
 * vice in front, ramp behind.
 */
export function lift(): Model {
  const model = new Model()
  const h = LIFT_HEIGHT
  model.add('steelPlate', board([0, 0, h - 0.006], [2.2, 0.62, 0.012], 0.004))
  const pips = every(0.09, -1.02, 1.02).flatMap((x, i) =>
    every(0.09, -0.25, 0.26).map((y) => [x, y + (i % 2) * 0.045, h]),
  )
  model.add(
    'steelPlate',
    repeated(
      board([0, 0, 0], [0.034, 0.009, 0.004], 0.0015),
      pips.filter((q) => Math.abs(q[1]) < 0.28),
    ),
  )
  for (const s of [1, -1]) {
    model.add('toolRed', board([0, s * 0.305, h - 0.045], [2.22, 0.03, 0.09], 0.006))
    model.add('powder', board([0, s * 0.24, 0.035], [1.75, 0.05, 0.07], 0.006))
    for (const k of [1, -1]) {
      const y = s * (0.262 - (k > 0 ? 0 : 0.024))
      model.add('toolRed', arm([-0.72 * k, y, 0.085], [0.72 * k, y, h - 0.07]))
      for (const [x, z] of [
        [-0.72 * k, 0.085],
        [0.72 * k, h - 0.07],
      ])
        model.add('zinc', cylinder([x, y - 0.022, z], [x, y + 0.022, z], 0.024, { segments: 24 }))
    }
    model.add(
      'zinc',
      cylinder([0, s * 0.22, (h + 0.015) / 2], [0, s * 0.292, (h + 0.015) / 2], 0.026, {
        segments: 28,
      }),
    )
  }
  for (const x of [-0.72, 0.72]) model.add('powder', board([x, 0, 0.035], [0.07, 0.5, 0.06], 0.006))
  model.add('darkmetal', cylinder([-0.62, 0, 0.09], [-0.1, 0, 0.25], 0.04))
  model.add('chrome', cylinder([-0.1, 0, 0.25], [0.16, 0, 0.33], 0.022))
  vice(model)
  const ramp = plate(
    outline(
      [
        [-1.12, h],
        [-1.09, h - 0.02],
        [-1.62, 0.16],
        [-1.64, 0.18],
      ],
      0.004,
      2,
    ),
    -0.3,
    0.3,
    { bevel: 0.003 },
  )
  model.add('steelPlate', ramp)
  for (const s of [1, -1])
    model.add(
      'toolRed',
      tube(
        [
          [-1.1, s * 0.3, h - 0.015],
          [-1.63, s * 0.3, 0.165],
        ],
        [0.02, 0.008],
        { m: 8, up: [0, 1, 0], exponent: 6 },
      ),
    )
  model.add('powder', board([0.62, -0.44, 0.04], [0.16, 0.12, 0.06], 0.02))
  model.add('black', board([0.62, -0.47, 0.075], [0.12, 0.05, 0.02], 0.008))
  model.add(
    'rubber',
    tube(
      curve(
        [
          [0.62, -0.4, 0.04],
          [0.55, -0.34, 0.02],
          [0.5, -0.25, 0.03],
        ],
        16,
      ),
      0.008,
      { m: 10 },
    ),
  )
  return model
}

function arm(a: Vec, b: Vec): Mesh {
  return tube([a, b], [0.012, 0.034], { m: 16, up: [0, 1, 0], exponent: 7 })
}

/** Two jaws around the front wheel at x = 0.66, with the spindle's handwheel. */
function vice(model: Model): void {
  const h = LIFT_HEIGHT
  for (const s of [1, -1]) {
    const jaw = plate(
      outline(
        [
          [0.5, h],
          [0.86, h],
          [0.82, h + 0.14],
          [0.56, h + 0.14],
        ],
        0.02,
        4,
      ),
      s * 0.075,
      s * 0.083,
      { bevel: 0.002 },
    )
    model.add('toolRed', jaw)
    model.add('rubber', board([0.69, s * 0.07, h + 0.1], [0.2, 0.01, 0.05], 0.004))
    model.add(
      'zinc',
      cylinder([0.69, s * 0.083, h + 0.1], [0.69, s * 0.26, h + 0.1], 0.011, { segments: 18 }),
    )
    model.add('powder', board([0.69, s * 0.26, h + 0.055], [0.06, 0.03, 0.11], 0.004))
  }
  model.add(
    'powder',
    lathe(
      [
        [0.055, -0.008],
        [0.065, -0.008],
        [0.065, 0.008],
        [0.055, 0.008],
        [0.055, -0.008],
      ],
      { at: [0.69, -0.3, h + 0.1], segments: 40 },
    ),
  )
  model.add(
    'zinc',
    cylinder([0.69, -0.26, h + 0.1], [0.69, -0.31, h + 0.1], 0.012, { segments: 18 }),
  )
  model.add('powder', board([1.02, 0, h + 0.09], [0.02, 0.3, 0.18], 0.004))
}
