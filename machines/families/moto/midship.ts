import { plate } from '../../kernel/plate.ts'
import { outline } from '../../kernel/spline.ts'
import { bolt, box, cylinder } from '../../kernel/sweep.ts'
import { rad, steps, type Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import type { Chassis } from './spec.ts'

/** Lower and upper eye of the single shock absorber: [x, z]. */
export const SHOCK_EYES = [
  [-0.335, 0.43],
  [-0.215, 0.665],
] as const satisfies readonly Vec[]

/**
 * Parts that fill the gap around a single shock: a splash guard behind it, a case ahead of it, and
 * the rocker below it.
 */
export function midship(c: Chassis): void {
  if (c.spec.underSeat !== 'cases') return
  splashGuard(c)
  frontCase(c)
  crossMember(c)
  rocker(c)
}

/** Returns a point beside the shock's axis: a share of the way up, and metres ahead of it. */
function beside({ lift }: Chassis, share: number, ahead: number): Vec {
  const [[x0, z0], [x1, z1]] = SHOCK_EYES
  const [dx, dz] = [x1 - x0, z1 - z0]
  const length = Math.hypot(dx, dz)
  return [x0 + dx * share + (dz / length) * ahead, lift(z0 + dz * share - (dx / length) * ahead)]
}

/** The splash guard under the tail. It runs down between shock and tyre, with clearance to both. */
function splashGuard(c: Chassis): void {
  const { model, spec, rear, lift } = c
  const over = (degrees: number): Vec => {
    const r = spec.rearRadius + 0.027
    return [rear.x + r * Math.cos(rad(degrees)), rear.z + r * Math.sin(rad(degrees))]
  }
  const arc = [21, 27, 33, 39, 45].map(over)
  const top = lift(0.72) + 0.4 * spec.tailRise
  const half = Math.min(0.084, spec.rearWidth * 1.1)
  const shape = (inset: number) =>
    outline(
      [
        beside(c, 0.3, -0.054 - inset),
        ...arc.map(([x, z]): Vec => [x + inset, z + inset * 0.4]),
        [-0.468 + inset, top],
        [-0.28 - inset, top],
        beside(c, 0.86, -0.056 - inset),
      ],
      0.008,
    )
  model.add('plastic', plate(shape(0), -half, half, { bevel: 0.006, segments: 3 }), 45)
  model.pair('tank2', plate(shape(0.016), half - 0.002, half + 0.006, { bevel: 0.004 }), 45)
  for (const [share, back] of [
    [0.5, 0.074],
    [0.74, 0.078],
    [0.86, 0.124],
  ]) {
    const [x, z] = beside(c, share, -back)
    model.pair('metal', bolt([x, half + 0.0055, z], [0, 1, 0], 0.0056, 0.003), 24)
  }
}

/** Lower half of the air box behind the engine, with ribs, a drain and bolts along its flange. */
function frontCase(c: Chassis): void {
  const { model, spec, lift } = c
  const many = spec.cylinders > 1
  const [top, front] = many ? [0.7, -0.045] : [0.628, -0.075]
  const shape = (inset: number) =>
    outline(
      [
        beside(c, 0.12, 0.058 + inset),
        beside(c, many ? 1.1 : 0.97, 0.058 + inset),
        [front - 0.025 - inset, lift(top) - inset],
        [front - inset, lift(top - 0.03)],
        [front - 0.013 - inset, lift(0.535)],
        [-0.14 - inset, lift(0.462)],
      ],
      0.012,
    )
  model.add('plastic', plate(shape(0), -0.058, 0.058, { bevel: 0.006, segments: 3 }), 45)
  model.pair('tank2', plate(shape(0.012), 0.056, 0.066, { bevel: 0.004 }), 45)
  for (const t of steps(4))
    model.pair(
      'plastic',
      box([-0.128, 0.066, lift(0.535 + 0.02 * t)], [0.05, 0.006, 0.006], 0.002, 1),
    )
  for (const [x, z] of [
    [-0.11, 0.6],
    [-0.178, 0.6],
    [-0.2, 0.53],
  ])
    model.pair('metal', bolt([x, 0.0655, lift(z)], [0, 1, 0], 0.005, 0.003), 24)
  model.add(
    'rubber',
    cylinder([-0.14, 0.03, lift(0.47)], [-0.146, 0.03, lift(0.43)], 0.008, { bevel: 0.002 }),
  )
}

/** Frame cross-member that carries the shock's upper eye. */
function crossMember({ model, lift }: Chassis): void {
  const [x, z] = SHOCK_EYES[1]
  model.pair(
    'frame',
    plate(
      outline(
        [
          [x - 0.034, lift(z + 0.06)],
          [x + 0.03, lift(z + 0.06)],
          [x + 0.016, lift(z - 0.018)],
          [x - 0.018, lift(z - 0.018)],
        ],
        0.012,
      ),
      0.024,
      0.03,
      { bevel: 0.0012 },
    ),
  )
  model.add('frame', cylinder([x, -0.11, lift(z + 0.05)], [x, 0.11, lift(z + 0.05)], 0.014))
}

/**
 * Rocker under the swing arm that carries the shock's lower eye, and its pull rods to the frame.
 */
function rocker({ model, lift }: Chassis): void {
  const [x, z] = SHOCK_EYES[0]
  const plates = [
    [x - 0.012, lift(z + 0.018)],
    [x + 0.02, lift(z + 0.01)],
    [x + 0.062, lift(z - 0.072)],
    [x + 0.02, lift(z - 0.094)],
  ]
  model.pair('alu2', plate(outline(plates, 0.014), 0.026, 0.036, { bevel: 0.002 }), 45)
  const rod = [
    [x + 0.046, lift(z - 0.062)],
    [x + 0.046, lift(z - 0.088)],
    [x + 0.15, lift(z - 0.1)],
    [x + 0.15, lift(z - 0.078)],
  ]
  model.pair('darkmetal', plate(outline(rod, 0.01), 0.038, 0.046, { bevel: 0.002 }), 45)
  for (const [dx, dz] of [
    [0.046, -0.075],
    [0.141, -0.089],
    [0.03, -0.072],
  ])
    model.pair('metal', hexBolt([x + dx, 0.046, lift(z + dz)], [0, 1, 0], 0.008))
}
