import { loft } from '../../kernel/loft.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { box, cylinder, tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

export function frame(c: Chassis): void {
  const { spec, model, front, fork, lift } = c
  const pipe = (points: Vec[], r = 0.0145) =>
    model.pair(
      'frame',
      tube(
        fillet(
          points.map((q) => [q[0], q[1], lift(q[2])]),
          0.04,
          8,
        ),
        r,
        { m: 18 },
      ),
    )
  const headTop = [front.x - 0.345, 0.045, 0.905]
  const headLow = [front.x - 0.29, 0.045, 0.775]
  model.add('frame', cylinder(fork(0.52, 0, -0.04), fork(0.72, 0, -0.04), 0.04, { bevel: 0.006 }))
  if (spec.frame === 'trellis') {
    const [a, a2, a3] = [
      [0.165, 0.15, 0.8],
      [-0.02, 0.15, 0.685],
      [-0.165, 0.132, 0.6],
    ]
    const [b, b2, b3, end] = [
      [0.25, 0.15, 0.66],
      [0.07, 0.152, 0.56],
      [-0.1, 0.14, 0.5],
      [-0.195, 0.128, 0.47],
    ]
    pipe([headTop, a, a2, a3, end])
    pipe([headLow, b, b2, b3, end])
    for (const brace of [
      [a, b],
      [a, b2],
      [a2, b2],
      [headLow, a],
      [a2, b3],
    ])
      pipe(brace, 0.011)
    pipe([headTop, headLow], 0.012)
  } else if (spec.frame === 'beam') {
    model.pair(
      'alu',
      loft(
        [
          { x: front.x - 0.3, z: lift(0.85), w: 0.022, t: 0.07, b: 0.075, y: 0.06, et: 5, eb: 5 },
          { x: 0.25, z: lift(0.8), w: 0.02, t: 0.07, b: 0.07, y: 0.14, et: 5, eb: 5 },
          { x: 0.02, z: lift(0.71), w: 0.02, t: 0.06, b: 0.07, y: 0.152, et: 5, eb: 5 },
          { x: -0.15, z: lift(0.58), w: 0.022, t: 0.06, b: 0.08, y: 0.138, a: 0.5, et: 5, eb: 5 },
          { x: -0.2, z: lift(0.44), w: 0.022, t: 0.05, b: 0.06, y: 0.128, a: 0.8, et: 5, eb: 5 },
        ],
        { start: 0.02, end: 0.03 },
      ),
    )
  } else {
    pipe(
      [
        [front.x - 0.31, 0.03, 0.85],
        [0.16, 0.075, 0.79],
        [-0.1, 0.1, 0.74],
        [-0.19, 0.118, 0.62],
        [-0.2, 0.12, 0.46],
      ],
      0.0165,
    )
    pipe(
      [
        [front.x - 0.285, 0.025, 0.76],
        [0.3, 0.06, 0.55],
        [0.27, 0.085, 0.38],
      ],
      0.015,
    )
  }
  const pivot = [
    [-0.14, 0.62],
    [-0.225, 0.56],
    [-0.245, 0.4],
    [-0.2, 0.335],
    [-0.155, 0.36],
    [-0.135, 0.5],
  ].map(([x, z]) => [x, lift(z)])
  model.pair('frame', plate(outline(pivot, 0.03), 0.112, 0.132, { bevel: 0.006, segments: 3 }))
  const rail = (points: Vec[], r: number) =>
    model.pair(
      'black',
      tube(
        fillet(
          points.map((q) => [q[0], q[1], lift(q[2])]),
          0.06,
        ),
        r,
      ),
    )
  rail(
    [
      [-0.05, 0.12, 0.7],
      [-0.25, 0.115, 0.765],
      [-0.78, 0.07, 0.86 + spec.tailRise * 0.8],
    ],
    0.012,
  )
  rail(
    [
      [-0.2, 0.118, 0.55],
      [-0.62, 0.085, 0.82 + spec.tailRise * 0.5],
    ],
    0.011,
  )
}

/** Air box and what else fills the space between tank and engine. */
export function innards({ model, lift }: Chassis): void {
  model.add('plastic', box([-0.06, 0, lift(0.7)], [0.24, 0.2, 0.13], 0.03))
  model.add(
    'plastic',
    loft(
      [
        { x: 0.26, z: lift(0.78), w: 0.1, t: 0.08, b: 0.07, et: 4, eb: 4 },
        { x: 0.1, z: lift(0.765), w: 0.125, t: 0.08, b: 0.085, et: 4, eb: 4 },
        { x: -0.1, z: lift(0.735), w: 0.118, t: 0.08, b: 0.13, et: 4, eb: 4 },
        { x: -0.24, z: lift(0.74), w: 0.095, t: 0.06, b: 0.06, et: 4, eb: 4 },
      ],
      { start: 0.02, end: 0.03 },
    ),
  )
}
