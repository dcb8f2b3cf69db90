import { mapMesh } from '../../../kernel/mesh.ts'
import { plate } from '../../../kernel/plate.ts'
import { curve, outline } from '../../../kernel/spline.ts'
import { bolt, box, tube } from '../../../kernel/sweep.ts'
import type { Vec } from '../../../kernel/vector.ts'
import type { Chassis } from '../spec.ts'

/**
 * Two cast handles beside the pillion's seat, joined behind it by a slotted carrier of the same
 * casting.
 */
export function rack(c: Chassis): void {
  const { spec, model, lift } = c
  const place = (q: Vec): Vec => [q[0], q[1], lift(q[2])]
  const handle = [
    [-0.462, 0.136, 0.826],
    [-0.5, 0.15, 0.843],
    [-0.56, 0.166, 0.876],
    [-0.64, 0.168, 0.911],
    [-0.72, 0.15, 0.934],
    [-0.785, 0.112, 0.946],
    [-0.812, 0.07, 0.949],
  ].map(place)
  const thick = (t: number): [number, number] => [
    0.0095 - 0.003 * Math.max(0, 1 - 6 * t),
    0.0125 + 0.006 * t,
  ]
  model.pair(
    spec.railMaterial,
    tube(curve(handle, 40), thick, { m: 18, up: [0, 0, 1], exponent: 3.2 }),
  )
  carrier(c)
  // Screwed flat to the tail in front, with a short leg further back.
  model.pair('metal', bolt(place([-0.487, 0.152, 0.838]), [0.1, 1, 0.4], 0.0075, 0.004), 24)
  const leg = [
    [-0.676, 0.16, 0.922],
    [-0.672, 0.146, 0.9],
    [-0.662, 0.118, 0.872],
  ].map(place)
  model.pair(
    spec.railMaterial,
    tube(curve(leg, 12), [0.0075, 0.015], { m: 16, up: [0, 1, 0.6], exponent: 3.2 }),
  )
}

/**
 * Level with the handles and sloped like the seat, with strap slots, rubber pads and four screws.
 */
function carrier({ spec, model, lift }: Chassis): void {
  const shape = outline(
    [
      [-0.745, -0.1],
      [-0.745, 0.1],
      [-0.84, 0.086],
      [-0.872, 0.05],
      [-0.872, -0.05],
      [-0.84, -0.086],
    ],
    0.018,
  )
  const slot = (x0: number, x1: number, y0: number, y1: number) =>
    outline(
      [
        [x0, y0],
        [x0, y1],
        [x1, y1],
        [x1, y0],
      ],
      0.008,
    )
  const holes = [
    slot(-0.765, -0.785, -0.062, 0.062),
    slot(-0.8, -0.846, -0.068, -0.03),
    slot(-0.8, -0.846, 0.03, 0.068),
    slot(-0.8, -0.85, -0.018, 0.018),
  ]
  const height = (x: number) => lift(0.945) - 0.16 * (x + 0.8)
  const lay = (q: Vec): Vec => [q[0], q[2], height(q[0]) + q[1]]
  model.add(
    spec.railMaterial,
    mapMesh(plate(shape, 0, 0.009, { bevel: 0.003, segments: 3, holes }), lay),
  )
  for (const [x, y] of [
    [-0.756, 0.082],
    [-0.832, 0.074],
  ]) {
    model.pair('metal', bolt([x, y, height(x) + 0.009], [0.16, 0, 1], 0.0065, 0.0035), 24)
    model.pair(
      'rubber',
      box([x - 0.028, y - 0.006, height(x - 0.028) + 0.01], [0.026, 0.01, 0.006], 0.002, 2),
    )
  }
  for (const y of [-0.05, 0.05])
    model.add('black', box([-0.79, y, height(-0.79) - 0.018], [0.05, 0.016, 0.036], 0.004, 2))
}
