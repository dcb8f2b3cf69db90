import { loft } from '../kernel/loft.ts'
import type { Model } from '../kernel/model.ts'
import { curve, roundProfile } from '../kernel/spline.ts'
import { box, lathe, sphere, tube } from '../kernel/sweep.ts'
import { add, steps, type Vec } from '../kernel/vector.ts'

/** A stalk indicator; `forward` 1 at the front, -1 at the rear. */
export function indicator(
  model: Model,
  base: Vec,
  side: number,
  { forward = 1, length = 0.065, stalk = 0.03 } = {},
): void {
  const p = add(base, [0, side * stalk, 0])
  model.add('plastic', tube([base, p], [0.006, 0.008], { m: 14, up: [1, 0, 0] }))
  const points = steps(5).map((t) =>
    add(p, [forward * 0.012 * (1 - t), side * t * length, t * 0.004]),
  )
  const round = (t: number, power: number) => Math.sqrt(Math.max(0.05, 1 - (2 * t - 1) ** power))
  model.add(
    'plastic',
    tube(curve(points, 16), (t) => [0.0135 * round(t, 4), 0.011], {
      m: 20,
      up: [0, 0, 1],
      exponent: 3,
    }),
  )
  const glowing = points.map((q) => add(q, [forward * 0.006, 0, 0]))
  model.add(
    'amber',
    tube(curve(glowing, 16), (t) => [0.0105 * round(t, 6), 0.0095], {
      m: 20,
      up: [0, 0, 1],
      exponent: 3,
    }),
  )
}

/** A round lamp: shell, bezel, reflector, a ring of light and its glass. `r` is the glass's radius. */
export function roundLamp(
  model: Model,
  at: Vec,
  r: number,
  { shell = 'paint', bezel = 'chrome', halogen = false, flat = false } = {},
): void {
  const axis = [1, 0, -0.06]
  const k = r / 0.094
  const scaled = (profile: Vec[], segments = 96) =>
    lathe(
      profile.map((q) => [Math.max(0.0001, q[0] * k), q[1] * k]),
      { at, axis, segments },
    )
  const depth = flat ? 0.45 : 1
  model.add(
    shell,
    scaled(
      roundProfile(
        [
          [0.0001, -0.12 * depth],
          [0.05, -0.105 * depth],
          [0.082, -0.06 * depth],
          [0.092, -0.01],
          [0.094, 0.004],
          [0.088, 0.01],
        ],
        0.012,
        6,
      ),
    ),
  )
  model.add(
    bezel,
    scaled(
      roundProfile(
        [
          [0.084, -0.004],
          [0.0945, -0.002],
          [0.096, 0.012],
          [0.088, 0.018],
        ],
        0.003,
      ),
    ),
  )
  model.add(
    'chrome',
    scaled(
      [
        [0.084, 0.008],
        [0.06, -0.03],
        [0.03, -0.045],
        [0.0001, -0.045],
      ],
      64,
    ),
  )
  if (halogen) {
    model.add('glass', sphere(add(at, [-0.02 * k, 0, 0]), 0.014 * k))
    model.add('chrome', sphere(add(at, [-0.004 * k, 0, 0]), 0.011 * k))
    model.add('ledc', sphere(add(at, [-0.026 * k, 0, 0]), 0.008 * k))
  } else {
    model.add(
      'ledw',
      scaled([
        [0.08, 0.01],
        [0.073, 0.01],
        [0.073, 0.004],
      ]),
    )
    model.add('black', box(add(at, [-0.006 * k, 0, 0]), [0.02 * k, 0.14 * k, 0.014 * k], 0.004))
    model.add('ledc', sphere(add(at, [-0.004 * k, 0, 0.028 * k]), 0.02 * k))
  }
  model.add(
    'glass',
    scaled([
      [0.0001, 0.03],
      [0.03, 0.0285],
      [0.06, 0.023],
      [0.086, 0.012],
    ]),
  )
}

/** A tail lamp: a red lens in a dark frame with a line of light. */
export function tailLamp(model: Model, at: Vec, { width = 0.08, height = 0.034 } = {}): void {
  const [x, , z] = at
  const lens = (grow: number, reach: number) => [
    {
      x: x + 0.06,
      z: z - 0.02,
      w: width + grow,
      t: height + grow,
      b: height + grow,
      et: 2.6,
      eb: 2.6,
    },
    {
      x: x - reach,
      z,
      w: width * 0.78 + grow,
      t: height * 0.85 + grow,
      b: height * 0.85 + grow,
      et: 2.6,
      eb: 2.6,
    },
  ]
  model.add('black', loft(lens(0.007, -0.008), { end: 0.01 }))
  model.add('tail', loft(lens(0, 0), { end: 0.012 }))
  const line = [
    [x - 0.0015, width * 0.58, z + 0.005],
    [x - 0.0025, 0, z + 0.008],
    [x - 0.0015, -width * 0.58, z + 0.005],
  ]
  model.add('ledr', tube(curve(line, 20), 0.004, { m: 8 }))
}
