// Crash protection: the engine guard of bent tube, and the frame sliders.
import { type Mesh, mapMesh } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { circle, plate } from '../../kernel/plate.ts'
import { curve, fillet, outline } from '../../kernel/spline.ts'
import { cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, mul, norm, rad, steps, sub, type Vec } from '../../kernel/vector.ts'
import { capScrew, hexBolt, turned } from './pieces.ts'

/**
 * A one-piece engine guard of 25-mm tube: a bow on each side of the down tube, clamps above, and
 * feet for the engine bolts.
 */
export function crashGuard(): Model {
  const model = new Model()
  const side = (s: number): Vec[] => [
    [0.012, s * 0.05, 0.368],
    [0.03, s * 0.19, 0.386, 0.1],
    [0.05, s * 0.312, 0.335, 0.11],
    [0.03, s * 0.318, 0.145, 0.12],
    [-0.03, s * 0.235, 0.045, 0.12],
    [-0.11, s * 0.085, 0.022, 0.05],
    [-0.145, s * 0.085, 0.022],
  ]
  const whole = fillet([...side(1).toReversed(), ...side(-1)], 0.08, 16)
  model.add('powder', tube(whole, 0.0125, { m: 28 }))
  // A stay from the middle of each bow back to the down tube's foot.
  model.pair(
    'powder',
    tube(
      fillet(
        [
          [0.034, 0.3, 0.215],
          [-0.005, 0.2, 0.2],
          [-0.03, 0.02, 0.165],
        ],
        0.09,
        12,
      ),
      0.009,
      { m: 22 },
    ),
  )
  model.pair('powder', tube(weld([0.033, 0.3, 0.215]), 0.012, { m: 20 }))
  for (const s of [1, -1]) {
    sleeve(
      model,
      whole.filter((q) => q[1] * s > 0.302 && q[2] > 0.165 && q[2] < 0.31),
    )
    foot(model, s)
  }
  clampOn(model, [0.004, 0, 0.368], 0.017)
  clampOn(model, [-0.03, 0, 0.16], 0.017)
  return model
}

const weld = (q: Vec): Vec[] => [add(q, [0.002, 0.006, 0]), q, add(q, [-0.004, -0.016, -0.002])]
/** A plastic slider sleeve over a piece of the tube, with a rubber collar at each end. */
export function sleeve(model: Model, slider: readonly Vec[]): void {
  const line = straightened(slider)
  model.add('plastic', tube(line, 0.0205, { m: 36 }))
  for (const end of [0, 1]) model.add('rubber', tube(collar(line, end), 0.0222, { m: 36 }))
}

/** The straight centre line of the sleeve, from the slider's first point to its last. */
const straightened = (points: readonly Vec[]): Vec[] =>
  curve([points[0], points[Math.floor(points.length / 2)], points[points.length - 1]], 16)
const collar = (line: readonly Vec[], end: number): Vec[] => {
  const [a, b] = end ? [line[line.length - 1], line[line.length - 2]] : [line[0], line[1]]
  return [a, add(a, mul(norm(sub(b, a)), 0.012))]
}

/** A flattened tube end with its hole and bolt. */
function foot(model: Model, s: number): void {
  const shape = outline(
    [
      [-0.2, 0.006],
      [-0.13, 0.004],
      [-0.13, 0.04],
      [-0.2, 0.038],
    ],
    0.014,
    8,
  )
  model.add(
    'powder',
    plate(shape, s * 0.081, s * 0.089, {
      bevel: 0.0015,
      holes: [circle(-0.184, 0.022, 0.0052, 24)],
    }),
  )
  hexBolt(model, [-0.184, s * 0.089, 0.022], [0, s, 0], 0.0085)
  model.add(
    'zinc',
    cylinder([-0.184, s * 0.082, 0.022], [-0.184, s * 0.03, 0.022], 0.005, { segments: 24 }),
  )
}

/** A split clamp on a down tube, with its bolts at the sides. */
export function clampOn(model: Model, at: Vec, r: number): void {
  const arc = (k: number, from: number, to: number) =>
    steps(28).map((t) => {
      const a = rad(lerp(from, to, t))
      return [r * k * Math.cos(a), r * k * Math.sin(a)]
    })
  const half = plate([...arc(1.3, 6, 174), ...arc(1, 6, 174).toReversed()], -0.019, 0.019, {
    bevel: 0.0012,
  })
  const ear = plate(
    outline(
      [
        [r * 1.15, 0.0015],
        [r * 2.3, 0.0015],
        [r * 2.3, 0.0085],
        [r * 1.2, 0.0085],
      ],
      0.0012,
    ),
    -0.015,
    0.015,
    { bevel: 0.001 },
  )
  const pieces: Mesh[] = [half, ear, mapMesh(ear, (q) => [-q[0], q[1], q[2]])]
  for (const s of [1, -1])
    for (const piece of pieces)
      model.add(
        'powder',
        mapMesh(piece, (q) => add(at, [s * q[2] - 0.02, q[0], q[1]])),
      )
  for (const y of [r * 1.75, -r * 1.75]) {
    hexBolt(model, add(at, [-0.0115, y, 0]), [1, 0, 0], 0.0065)
    hexBolt(model, add(at, [-0.0285, y, 0]), [-1, 0, 0], 0.0065)
  }
}

/** Frame sliders: a nylon puck on a steel core for each side, with its long bolt. */
export function sliders(): Model {
  const model = new Model()
  for (const [y, turn] of [
    [0.05, 0.5],
    [-0.05, -0.35],
  ])
    slider(model, [-0.02, y, 0.026], norm([Math.cos(turn), Math.sin(turn), 0]))
  return model
}

/** One frame slider. The puck begins at `at` and points along `axis`. */
export function slider(model: Model, at: Vec, axis: Vec): void {
  const puck = [
    [0.008, 0.062],
    [0.019, 0.062],
    [0.0255, 0.048],
    [0.026, 0.012],
    [0.022, 0],
    [0.0001, 0],
  ]
  model.add('plastic', turned(puck, at, axis, 0.004, 64))
  model.add(
    'gap',
    turned(
      [
        [0.0001, 0.04],
        [0.0085, 0.04],
        [0.0085, 0.063],
      ],
      at,
      axis,
      0.0002,
    ),
  )
  capScrew(model, add(at, mul(axis, 0.04)), axis, 0.0075)
  model.add(
    'alu',
    turned(
      [
        [0.0001, 0],
        [0.017, 0],
        [0.015, -0.022],
        [0.0001, -0.022],
      ],
      at,
      axis,
      0.0015,
    ),
  )
  const thread = steps(50).map((t) => [(t * 49) % 2 < 1 ? 0.005 : 0.0043, -0.022 - 0.05 * t])
  model.add('zinc', turned([...thread, [0.0001, -0.0722]], at, axis, 0.0001, 30))
}
