// Rubber goods: the floor mat and the grips.
import { type Mesh, mapMesh, merge, placed } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { box, lathe, tube } from '../../kernel/sweep.ts'
import { add, lerp, steps, type Vec } from '../../kernel/vector.ts'
import { turned } from './pieces.ts'

/**
 * The floor's outline from above, [forwards, left]. It narrows in front, where the apron begins.
 */
const FLOOR: Vec[] = [
  [-0.2, -0.165, 0.03],
  [0.06, -0.178, 0.12],
  [0.2, -0.125, 0.06],
  [0.2, 0.125, 0.06],
  [0.06, 0.178, 0.12],
  [-0.2, 0.165, 0.03],
]

/**
 * A moulded mat of 5 mm with a raised edge, ribs, drain channels between the ribs, and two press
 * studs.
 */
export function floorMat(): Model {
  const model = new Model()
  const flat = (mesh: Mesh): Mesh => mapMesh(mesh, (q) => [q[0], -q[2], q[1]])
  const shape = outline(FLOOR, 0.04, 12)
  model.add('plastic', flat(plate(shape, 0, 0.005, { bevel: 0.0015, segments: 3 })))
  const edge = shape.map((q) => [q[0] * 0.976, q[1] * 0.972, 0.0065])
  model.add('rubber', tube(edge, [0.006, 0.0055], { m: 14, closed: true, up: [0, 0, 1] }))
  const ribs: Mesh[] = []
  for (let i = -6; i <= 6; i++) {
    const y = i * 0.0215
    const front = 0.158 - Math.max(0, Math.abs(y) - 0.055) * 0.9
    for (const [from, to] of [
      [-0.165, -0.062],
      [-0.048, 0.052],
      [0.066, front],
    ])
      ribs.push(rib([from, y], [to, y]))
  }
  model.add('rubber', merge(ribs))
  for (const y of [-0.128, 0.128]) {
    const at = [0.012, y * 1.12, 0.004]
    model.add(
      'rubber',
      turned(
        [
          [0.0001, 0.004],
          [0.0135, 0.004],
          [0.0135, 0],
          [0.0001, 0],
        ],
        at,
        [0, 0, 1],
        0.0015,
      ),
    )
    model.add(
      'zinc',
      turned(
        [
          [0.0001, 0.0075],
          [0.006, 0.0072],
          [0.0085, 0.0052],
          [0.0095, 0.0035],
        ],
        at,
        [0, 0, 1],
        0.0008,
      ),
    )
  }
  return model
}

/** A rib with round ends and a flat, grooved back. */
function rib(from: Vec, to: Vec): Mesh {
  const length = to[0] - from[0]
  return box([(from[0] + to[0]) / 2, from[1], 0.0072], [length, 0.0125, 0.006], 0.0028, 3)
}

/**
 * A pair of 22-mm grips with closed ends. The wider one fits the throttle sleeve; the other lies
 * across the rim of its box.
 */
export function gripPair(): Model {
  const model = new Model()
  grip(model, [0, 0.042, 0], 14, 0.0168)
  grip(model, [0.012, -0.042, 0], -8, 0.0178)
  return model
}

function grip(model: Model, at: Vec, degrees: number, r: number): void {
  const [length, segments] = [0.125, 192]
  const rows = 170
  const profile = steps(rows).map((t) => [r, lerp(0.008, length - 0.012, t)])
  const body = lathe(profile, {
    at: [-length / 2, 0, 0],
    axis: [1, 0, 0],
    segments,
    displace: (angle, i) => {
      const t = i / (rows - 1)
      const swell = 0.0012 * Math.sin(Math.PI * t)
      return r + swell + pattern(angle, t)
    },
  })
  const flange = [
    [0.011, -0.001],
    [0.026, -0.001],
    [0.027, 0.001],
    [0.026, 0.0045],
    [r + 0.002, 0.0075],
    [r, 0.012],
  ]
  const end = [
    [r + 0.0002, length - 0.0125],
    [r + 0.0018, length - 0.011],
    [r + 0.0018, length - 0.003],
    [r * 0.8, length],
    [0.0001, length + 0.0006],
  ]
  const bore = [
    [0.011, -0.001],
    [0.011, 0.03],
    [0.0001, 0.03],
  ]
  const put = (mesh: Mesh) => placed(mesh, add(at, [0, 0, 0.027]), degrees)
  model.add('rubber', put(body), 24)
  const turnedX = (q: Vec[], edge: number) =>
    put(turned(q, [-length / 2, 0, 0], [1, 0, 0], edge, 96))
  model.add('rubber', turnedX(flange, 0.001))
  model.add('rubber', turnedX(end, 0.0015))
  model.add('gap', turnedX(bore, 0.0005))
  const wire = fillet(
    steps(49).map((t) => [
      -length / 2 + 0.0155,
      (r + 0.0004) * Math.cos(t * 6.2832),
      (r + 0.0004) * Math.sin(t * 6.2832),
    ]),
    0.001,
    2,
  )
  model.add('zinc', put(tube(wire, 0.0006, { m: 8 })))
}

/** Height of the tread: rings at both ends, diamonds for the palm, and a smooth band for a name. */
function pattern(angle: number, t: number): number {
  if (t < 0.14 || t > 0.88) return Math.abs(((t * 62) % 1) - 0.5) < 0.24 ? 0.0009 : -0.0004
  const across = (angle * 11) / Math.PI
  const along = t * 22
  const near = (v: number) => Math.abs(v - Math.round(v))
  const groove = Math.min(near((across + along) / 2), near((across - along) / 2))
  if (Math.cos(angle - 1.2) > 0.86 && t > 0.3 && t < 0.72) return 0.0006
  return groove < 0.1 ? -0.0008 : 0.0006
}
