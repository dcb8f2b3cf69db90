import { gridMesh } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { curve, outline } from '../../kernel/spline.ts'
import { capsule, tube } from '../../kernel/sweep.ts'
import { add, cross, mul, norm, steps, sub, type Vec } from '../../kernel/vector.ts'
import { turned } from './pieces.ts'

/** Outline of the left mirror's housing as the rider sees it: [outwards, upwards] in metres. */
const SHAPE = outline(
  [
    [-0.07, -0.036, 0.024],
    [0.03, -0.046, 0.03],
    [0.083, -0.022, 0.034],
    [0.082, 0.03, 0.03],
    [0.02, 0.046, 0.04],
    [-0.066, 0.034, 0.022],
  ],
  0.028,
  12,
)

/**
 * Inset and depth of the housing's rings, from the centre of its back to the edge around the glass.
 */
const HOUSING = [
  [0.04, -0.036],
  [0.3, -0.0352],
  [0.55, -0.0325],
  [0.75, -0.027],
  [0.9, -0.0175],
  [0.975, -0.007],
  [1, 0.003],
  [0.995, 0.0062],
  [0.975, 0.0072],
  [0.955, 0.0062],
  [0.95, 0.003],
]

/**
 * A pair of black mirrors with convex glass, placed as on the handlebar, with threads and lock nuts
 * at the feet.
 */
export function mirrorPair(): Model {
  const model = new Model()
  for (const side of [1, -1]) mirror(model, side)
  return model
}

/** One mirror. Its stem is screwed in at `base`. */
export function mirror(model: Model, side: number, base: Vec = [0, side * 0.09, 0]): void {
  const out = (x: number, y: number, z: number) => add(base, [x, side * y, z])
  const head = out(-0.012, 0.088, 0.176)
  const axis = norm([-1, -side * 0.16, 0.13])
  const right = norm(cross([0, 0, 1], axis))
  const up = cross(axis, right)
  const place = (q: Vec, k: number, depth: number) =>
    add(head, add(mul(right, -side * q[0] * k), add(mul(up, q[1] * k), mul(axis, depth))))
  const shape = SHAPE.map((q) => [q[0] * side * (right[1] < 0 ? 1 : -1), q[1]])
  const ring = (k: number, depth: number) => shape.map((q) => place(q, k, depth))
  model.add(
    'plastic',
    gridMesh(
      HOUSING.map(([k, depth]) => ring(k, depth)),
      { closedColumns: true, capStart: true },
    ),
    50,
  )
  // The glass is part of a sphere of 1.2 m radius; the sag at the edge is about 3 mm.
  const glass = steps(9).map((t) =>
    shape.map((q) => place(q, 0.95 * (1 - t), 0.0035 - bulge(q, 0.95 * (1 - t)))),
  )
  model.add('mirror', gridMesh(glass, { closedColumns: true, capEnd: true }))
  const neck = add(head, mul(axis, -0.026))
  const path = curve(
    [
      out(0, 0, 0.012),
      out(0.004, 0.004, 0.05),
      out(0.012, 0.022, 0.11),
      out(0.018, 0.05, 0.15),
      neck,
    ],
    40,
  )
  model.add('powder', tube(path, 0.0056, { m: 20 }))
  const end = norm(sub(path[39], path[37]))
  model.add(
    'rubber',
    tube(
      [add(neck, mul(end, -0.03)), add(neck, mul(end, -0.012)), add(neck, mul(end, 0.006))],
      capsule([0.0115, 0.0115], 0.3),
      { m: 24 },
    ),
  )
  foot(model, base)
}

const bulge = (q: Vec, k: number): number => ((q[0] ** 2 + q[1] ** 2) * k * k) / 2.4

/** The stem's foot: rubber boot, lock nut and an M10 thread. */
function foot(model: Model, base: Vec): void {
  const up = [0, 0, 1]
  const boot = [
    [0.0001, 0.03],
    [0.0075, 0.03],
    [0.0105, 0.004],
    [0.0105, 0],
    [0.0001, 0],
  ]
  model.add('rubber', turned(boot, base, up, 0.002))
  const nut = [
    [0.0001, 0.008],
    [0.0098, 0.008],
    [0.0098, 0],
    [0.0001, 0],
  ]
  model.add('zinc', turned(nut, add(base, [0, 0, -0.0085]), up, 0.0006, 6), 20)
  const thread = steps(30).map((t) => [(t * 29) % 2 < 1 ? 0.005 : 0.0043, -0.0085 - 0.022 * t])
  model.add('zinc', turned([...thread, [0.0001, -0.0308]], base, up, 0.0001, 30))
}
