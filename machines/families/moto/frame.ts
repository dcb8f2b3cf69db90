import { circle, plate } from '../../kernel/plate.ts'
import { outline } from '../../kernel/spline.ts'
import { cylinder } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import { backbone, diamond, pipe, twinTube } from './frame-kinds.ts'
import type { Chassis } from './spec.ts'

export function frame(c: Chassis, beam?: (c: Chassis) => void): void {
  const { spec, model, fork } = c
  model.add('frame', cylinder(fork(0.52, 0, -0.04), fork(0.72, 0, -0.04), 0.036, { bevel: 0.006 }))
  for (const along of [0.525, 0.7])
    model.add(
      'frame',
      cylinder(fork(along, 0, -0.04), fork(along + 0.018, 0, -0.04), 0.041, { bevel: 0.004 }),
    )
  if (spec.frame === 'beam') beam?.(c)
  else if (spec.frame === 'backbone') backbone(c)
  else if (spec.cylinders === 1) diamond(c)
  else twinTube(c)
  pivotPlates(c)
  subframe(c)
}

/** Plates that join swing arm, engine and footrests to the frame. */
function pivotPlates({ spec, model, lift }: Chassis): void {
  const large = spec.cylinders > 1
  const shape = [
    [-0.15, 0.6],
    [-0.215, 0.585],
    [-0.238, 0.5],
    [-0.24, 0.4],
    [-0.205, 0.332],
    [-0.165, 0.345],
    [-0.152, 0.45],
  ].map(([x, z]) => [x, lift(z)])
  const holes = [circle(-0.19, lift(0.55), 0.014, 28), circle(-0.207, lift(0.395), 0.012, 28)]
  const [y0, y1] = large ? [0.126, 0.138] : [0.118, 0.126]
  model.pair(
    large ? 'alu2' : 'frame',
    plate(outline(shape, 0.022), y0, y1, { bevel: 0.002, segments: 3, holes }),
  )
  for (const [x, z, r] of [
    [-0.2, 0.505, 0.009],
    [-0.192, 0.366, 0.009],
  ])
    model.pair('metal', hexBolt([x, y1, lift(z)], [0, 1, 0], r))
}

/** Two tubes on each side, with gussets at their joints and a loop across under the tail. */
function subframe(c: Chassis): void {
  const { spec, model, lift } = c
  const rail = (points: Vec[], r: number) => pipe(c, points, r, 'frame')
  const end = 0.86 + spec.tailRise * 0.8
  if (spec.fairing !== 'none') return stays(c)
  rail(
    [
      [-0.04, 0.1, 0.735],
      [-0.25, 0.116, 0.762],
      [-0.5, 0.1, 0.812 + spec.tailRise * 0.3],
      [-0.78, 0.07, end],
    ],
    0.0125,
  )
  rail(
    [
      [-0.2, 0.118, 0.55],
      [-0.34, 0.112, 0.655],
      // The tube ends in the tail's floor, except on models that show it.
      [-0.6, spec.underSeat === 'cases' ? 0.066 : 0.092, 0.808 + spec.tailRise * 0.5],
    ],
    0.0115,
  )
  model.add(
    'frame',
    cylinder(
      [-0.52, 0.1, lift(0.81 + spec.tailRise * 0.3)],
      [-0.52, -0.1, lift(0.81 + spec.tailRise * 0.3)],
      0.01,
    ),
  )
  const gusset = [
    [-0.5, 0.755],
    [-0.59, 0.8],
    [-0.63, 0.838],
    [-0.52, 0.82],
  ].map(([x, z]) => [x, lift(z) + spec.tailRise * 0.4])
  model.pair('frame', plate(outline(gusset, 0.01), 0.094, 0.098, { bevel: 0.001 }))
  if (spec.rearShocks === 'twin') {
    model.pair(
      'frame',
      cylinder([-0.45, 0.085, lift(0.76)], [-0.45, 0.128, lift(0.76)], 0.014, { bevel: 0.002 }),
    )
    model.pair('metal', hexBolt([-0.45, 0.152, lift(0.76)], [0, 1, 0], 0.008))
  }
}

/**
 * Rails of a sport bike's tail: hidden inside it, with one short stay on each side that ends under
 * the rider.
 */
function stays(c: Chassis): void {
  const lines: Vec[][] = [
    [
      [-0.04, 0.1, 0.735],
      [-0.25, 0.112, 0.775],
      [-0.46, 0.096, 0.822],
    ],
    [
      [-0.205, 0.118, 0.555],
      [-0.3, 0.112, 0.662],
      [-0.44, 0.098, 0.8],
    ],
  ]
  for (const line of lines) pipe(c, line, 0.0115)
}
