import type { Model } from '../kernel/model.ts'
import { curve, roundProfile } from '../kernel/spline.ts'
import { box, cylinder, lathe, sphere, tube } from '../kernel/sweep.ts'
import { add, len, mul, norm, steps, sub, type Vec } from '../kernel/vector.ts'

const GRIP = 0.115

/**
 * Returns a point `along` metres from the start of the handlebar's end piece, moved by `offset`.
 */
type On = (along: number, offset?: Vec) => Vec

/**
 * Grip, bar end, switches, lever and optionally the brake fluid reservoir, on the handlebar's end
 * piece.
 */
export function control(
  model: Model,
  from: Vec,
  to: Vec,
  { lever = true, reservoir = false, side = 1 } = {},
): void {
  const d = norm(sub(to, from))
  const on: On = (t, offset = [0, 0, 0]) => add(add(from, mul(d, t)), offset)
  const start = len(sub(to, from)) - GRIP
  model.as('grips', () => grip(model, on, d, start))
  switches(model, on, d, start, side)
  if (lever) handLever(model, on, d, start)
  if (reservoir) vessel(model, on(start - 0.05, [0.034, 0, 0.014]), side)
}

function grip(model: Model, on: On, d: Vec, start: number): void {
  const turned = (material: string, profile: Vec[], along: number, crease?: number) =>
    model.add(material, lathe(profile, { at: on(along), axis: d, segments: 32 }), crease)
  const rings = (from: number, to: number, count: number) =>
    steps(count).flatMap((t) => {
      const a = from + t * (to - from)
      return [
        [0.0158, a],
        [0.0172, a + 0.0008],
        [0.0172, a + 0.0026],
        [0.0158, a + 0.0034],
      ]
    })
  turned(
    'rubber',
    [
      [0.0001, 0],
      [0.0165, 0.0005],
      [0.0158, 0.006],
      ...rings(0.01, 0.042, 8),
      [0.0165, 0.047],
      [0.0168, 0.066],
      [0.0165, 0.068],
      ...rings(0.071, 0.1, 7),
      [0.0172, 0.106],
      [0.0176, GRIP - 0.003],
      [0.013, GRIP],
      [0.0001, GRIP],
    ],
    start,
    30,
  )
  turned(
    'rubber',
    roundProfile(
      [
        [0.0001, 0],
        [0.0225, 0],
        [0.0225, 0.0035],
        [0.0001, 0.0035],
      ],
      0.0014,
      3,
    ),
    start - 0.003,
  )
  turned(
    'darkmetal',
    roundProfile(
      [
        [0.0001, -0.002],
        [0.0125, -0.002],
        [0.0125, 0.002],
        [0.0158, 0.003],
        [0.0162, 0.022],
        [0.0145, 0.026],
        [0.006, 0.0265],
        [0.005, 0.024],
        [0.0001, 0.024],
      ],
      0.0012,
      3,
    ),
    start + GRIP,
  )
}

/**
 * The switch block in two halves: dip switch and indicators on the left, starter and stop switch on
 * the right.
 */
function switches(model: Model, on: On, d: Vec, start: number, side: number): void {
  const shell = roundProfile(
    [
      [0.0001, 0],
      [0.0185, 0],
      [0.021, 0.006],
      [0.0215, 0.034],
      [0.0185, 0.04],
      [0.0001, 0.04],
    ],
    0.0025,
    3,
  )
  model.add('plastic', lathe(shell, { at: on(start - 0.046), axis: d, segments: 36 }))
  const seam = lathe(
    [
      [0.02185, 0],
      [0.02185, 0.0012],
    ],
    { at: on(start - 0.025), axis: d, segments: 36 },
  )
  model.add('gap', seam)
  const small = (material: string, along: number, offset: Vec, size: Vec, r: number) =>
    model.add(material, box(on(along, offset), size, r, 2))
  small('plastic', start - 0.026, [-0.014, 0, 0.003], [0.026, 0.036, 0.03], 0.007)
  if (side > 0) {
    small('grey', start - 0.03, [-0.0275, 0, 0.012], [0.006, 0.011, 0.007], 0.002)
    small('grey', start - 0.022, [-0.0275, 0, 0.001], [0.007, 0.017, 0.006], 0.0025)
    small('amber', start - 0.022, [-0.0312, 0, 0.001], [0.0012, 0.005, 0.003], 0.0005)
    small('grey', start - 0.024, [-0.0275, 0, -0.009], [0.005, 0.01, 0.007], 0.002)
  } else {
    small('red', start - 0.024, [-0.0275, 0, 0.011], [0.006, 0.014, 0.007], 0.0025)
    small('grey', start - 0.024, [-0.0275, 0, -0.006], [0.005, 0.011, 0.009], 0.0025)
  }
}

/** Perch, pivot screw, the bent lever with its ball end, and the cable adjuster. */
function handLever(model: Model, on: On, d: Vec, start: number): void {
  const clamp = roundProfile(
    [
      [0.0001, 0],
      [0.0172, 0],
      [0.0172, 0.018],
      [0.0001, 0.018],
    ],
    0.0016,
    3,
  )
  model.add('darkmetal', lathe(clamp, { at: on(start - 0.068), axis: d, segments: 32 }))
  model.add('darkmetal', box(on(start - 0.046, [0.027, 0, 0]), [0.03, 0.036, 0.018], 0.005, 3))
  const pivot = on(start - 0.034, [0.037, 0, 0])
  model.add(
    'metal',
    cylinder(add(pivot, [0, 0, -0.0115]), add(pivot, [0, 0, 0.0115]), 0.0056, { segments: 18 }),
  )
  const root = on(start - 0.062, [0.032, 0, 0.001])
  model.add(
    'metal',
    cylinder(root, add(root, add(mul(d, -0.016), [0.004, 0, 0])), 0.0058, { segments: 18 }),
  )
  const bend = [
    [-0.036, 0.037, 0],
    [-0.016, 0.045, -0.001],
    [0.012, 0.052, -0.003],
    [0.05, 0.0475, -0.005],
    [0.095, 0.05, -0.006],
    [0.13, 0.0585, -0.006],
  ].map(([t, x, z]) => on(start + t, [x, 0, z]))
  model.add(
    'lever',
    tube(curve(bend, 30), (t) => [0.0046, 0.0092 - 0.0036 * t - 0.002 * Math.sin(Math.PI * t)], {
      m: 14,
      up: [0, 0, 1],
    }),
  )
  model.add('lever', sphere(on(start + 0.131, [0.059, 0, -0.006]), 0.0078, 22))
}

/** The brake fluid reservoir, with its sight glass towards the rider and two screws in the lid. */
function vessel(model: Model, at: Vec, side: number): void {
  const axis = norm([0.06, 0.1 * side, 1])
  const size: Vec = [0.032, 0.05, 0.024]
  model.add('darkmetal', box(add(at, [0, 0, 0.008]), size, 0.006, 3))
  model.add('plastic', box(add(at, mul(axis, 0.0225)), [0.036, 0.054, 0.006], 0.0025, 3))
  model.add(
    'lens',
    cylinder(add(at, [-0.012, 0, 0.008]), add(at, [-0.0175, 0, 0.008]), 0.0065, { segments: 24 }),
  )
  for (const y of [-0.02, 0.02])
    model.add(
      'metal',
      cylinder(add(at, [0, y, 0.024]), add(at, [0, y, 0.0268]), 0.0028, {
        segments: 14,
        bevel: 0.0006,
      }),
    )
  model.add(
    'darkmetal',
    box(add(at, [-0.018, side * 0.012, -0.006]), [0.026, 0.014, 0.014], 0.003, 2),
  )
}
