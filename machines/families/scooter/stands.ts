import { turnY } from '../../kernel/mesh.ts'
import { curve, fillet } from '../../kernel/spline.ts'
import { bolt, box, capsule, cylinder, spring, tube } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import type { ScooterChassis } from './spec.ts'

/**
 * Height of the rear wheel above the ground in metres: on its centre stand a scooter leans forward.
 */
const CLEARANCE = 0.012

/**
 * Rotates the finished machine about the contact point of the front wheel until it rests on the
 * stand.
 */
export function stoodUp({ model, spec, front }: ScooterChassis): void {
  const angle = Math.asin(CLEARANCE / spec.wheelbase)
  for (const part of model.parts) part.mesh = turnY(part.mesh, angle, [front.x, 0, 0])
}

/** The centre stand, extended under the swing unit, and the side stand, folded along the floor. */
export function stands({ model, spec, front }: ScooterChassis): void {
  const ground = (x: number) => (-(front.x - x) * CLEARANCE) / spec.wheelbase
  const foot = -0.285
  for (const s of [1, -1]) {
    const leg = fillet(
      [
        [-0.23, s * 0.07, 0.19],
        [-0.245, s * 0.115, 0.13],
        [-0.272, s * 0.15, 0.035],
        [foot, s * 0.17, ground(foot) + 0.011],
        [foot - 0.045, s * 0.176, ground(foot - 0.045) + 0.011],
      ],
      0.03,
    )
    model.add('black', tube(leg, 0.0108, { m: 14 }))
    model.add(
      'darkmetal',
      box([foot - 0.02, s * 0.173, ground(foot - 0.02) + 0.0035], [0.06, 0.03, 0.007], 0.002, 2),
    )
  }
  model.add(
    'black',
    cylinder([-0.262, -0.135, 0.07], [-0.262, 0.135, 0.07], 0.009, { segments: 18 }),
  )
  model.add('black', cylinder([-0.23, -0.09, 0.19], [-0.23, 0.09, 0.19], 0.014, { segments: 20 }))
  const tread = curve(
    [
      [-0.272, 0.15, 0.04],
      [-0.32, 0.185, 0.07],
      [-0.35, 0.205, 0.09],
    ],
    14,
  )
  model.add('black', tube(tread, 0.008, { m: 10 }))
  model.add(
    'rubber',
    cylinder([-0.345, 0.19, 0.087], [-0.352, 0.245, 0.093], 0.011, { segments: 18 }),
  )
  model.add('metal', spring([-0.245, 0.1, 0.12], [-0.15, 0.075, 0.2], 0.007, 0.0016, 14))
  const pivot = [-0.09, 0.128, 0.212]
  model.add(
    'black',
    tube(
      curve([pivot, [-0.16, 0.15, 0.196], [-0.26, 0.166, 0.19], [-0.32, 0.186, 0.176]], 24),
      0.0095,
      { m: 12 },
    ),
  )
  model.add(
    'black',
    tube(
      [
        [-0.31, 0.18, 0.18],
        [-0.345, 0.205, 0.166],
      ],
      capsule([0.006, 0.022], 0.2),
      { m: 12, up: [0, 0.4, 1] },
    ),
  )
  model.add('black', box(add(pivot, [0.01, -0.006, 0.012]), [0.04, 0.03, 0.05], 0.006, 2))
  model.add('metal', bolt(add(pivot, [0, 0.012, 0]), [0, 1, 0], 0.009, 0.006))
}

/** The pillion's folding pegs. */
export function footPegs({ model, spec }: ScooterChassis): void {
  const z = spec.shape === 'flush' ? 0.31 : 0.322
  for (const s of [1, -1]) {
    const root: Vec = [-0.235, s * 0.172, z]
    model.add('darkmetal', box(root, [0.05, 0.026, 0.028], 0.006, 2))
    model.add(
      'metal',
      cylinder(add(root, [0, 0, -0.016]), add(root, [0, 0, 0.017]), 0.006, { segments: 16 }),
    )
    const peg = [add(root, [-0.006, s * 0.016, 0.002]), add(root, [-0.07, s * 0.034, 0.006])]
    model.add(
      'rubber',
      tube(curve(peg, 10), capsule([0.0125, 0.017], 0.14), { m: 16, up: [0, 0, 1], exponent: 3 }),
    )
  }
}
