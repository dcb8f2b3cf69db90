// The dealer's front and its neighbours left and right. The pavement's edge is at y = -2.6, the
// glass at y = 1.

import { capScrew } from '../../machines/families/accessories/pieces.ts'
import { type Mesh, merge } from '../../machines/kernel/mesh.ts'
import { Model } from '../../machines/kernel/model.ts'
import { fillet } from '../../machines/kernel/spline.ts'
import { box, cylinder, lathe, tube } from '../../machines/kernel/sweep.ts'
import { rad, steps, TURN, type Vec } from '../../machines/kernel/vector.ts'
import { board, every, flats, joints, repeated } from './kit.ts'

const GLASS = 1
/** Positions of the mullions along x. The door is between the middle two. */
const MULLIONS = [-6.1, -3.6, -0.95, 0.95, 3.6, 6.1]

/** Frames, panes and double door of the shop front, 12.2 m wide and 2.9 m high under the fascia. */
export function shopFront(): Model {
  const model = new Model()
  for (const x of MULLIONS) model.add('powder', board([x, GLASS, 1.55], [0.07, 0.12, 2.9], 0.006))
  for (const z of [0.14, 2.98]) model.add('powder', board([0, GLASS, z], [12.3, 0.12, 0.08], 0.006))
  model.add('powder', board([0, GLASS, 2.36], [12.3, 0.1, 0.05], 0.005))
  for (let i = 0; i < MULLIONS.length - 1; i++) {
    const [a, b] = [MULLIONS[i] + 0.035, MULLIONS[i + 1] - 0.035]
    model.add('pane', board([(a + b) / 2, GLASS, 2.67], [b - a, 0.012, 0.57]))
    if (i !== 2) {
      model.add('pane', board([(a + b) / 2, GLASS, 1.25], [b - a, 0.012, 2.16]))
      // A band of dots at eye height that makes the glass visible to pedestrians.
      const dots = every(0.09, a + 0.08, b - 0.06).map((x) => [x, GLASS - 0.008, 1.05])
      model.add(
        'label',
        repeated(
          cylinder([0, 0, 0], [0, -0.0015, 0], 0.016, { segments: 14, bevel: 0.0002 }),
          dots,
        ),
      )
    }
  }
  for (const s of [1, -1]) leaf(model, s)
  model.add('zinc', board([0, GLASS - 0.05, 0.105], [1.9, 0.3, 0.012]))
  model.add('rubber', board([0, GLASS - 0.75, 0.104], [1.7, 0.9, 0.014], 0.005))
  for (const x of every(0.05, -0.8, 0.8))
    model.add('joint', flats([[x, GLASS - 0.75, 0.008, 0.84]], 0.1116))
  return model
}

/** One leaf of the door: frame, pane, kick plate, a long bow handle, and a closer above. */
function leaf(model: Model, s: number): void {
  const [x0, x1] = [0.02 * s, 0.9 * s]
  const middle = (x0 + x1) / 2
  for (const x of [x0 + 0.04 * s, x1 - 0.04 * s])
    model.add('powder', board([x, GLASS, 1.23], [0.08, 0.06, 2.2], 0.005))
  model.add('powder', board([middle, GLASS, 2.29], [0.8, 0.06, 0.08], 0.005))
  model.add('powder', board([middle, GLASS, 0.24], [0.8, 0.06, 0.22], 0.005))
  model.add('zinc', board([middle, GLASS - 0.034, 0.24], [0.76, 0.006, 0.16], 0.002))
  model.add('pane', board([middle, GLASS, 1.3], [0.74, 0.012, 1.92]))
  const bow: Vec[] = [
    [0.09 * s, GLASS - 0.03, 0.82],
    [0.09 * s, GLASS - 0.1, 0.82],
    [0.09 * s, GLASS - 0.1, 1.62],
    [0.09 * s, GLASS - 0.03, 1.62],
  ]
  model.add('chrome', tube(fillet(bow, 0.025, 6), 0.016, { m: 20 }))
  for (const z of [0.82, 1.62]) capScrew(model, [0.09 * s, GLASS - 0.033, z], [0, -1, 0], 0.022)
  model.add('zinc', board([middle + 0.2 * s, GLASS - 0.05, 2.32], [0.24, 0.05, 0.055], 0.008))
  model.add('zinc', board([middle + 0.02 * s, GLASS - 0.09, 2.35], [0.3, 0.02, 0.012], 0.003))
  model.add('label', board([middle + 0.1 * s, GLASS - 0.009, 1.36], [0.2, 0.002, 0.26], 0.0005))
}

/**
 * The fascia: folded panels with open joints, a drip edge, and a canopy with spotlights in its
 * soffit.
 */
export function fascia(): Model {
  const model = new Model()
  for (const x of every(1.56, -5.46, 5.5))
    model.add('wall', board([x, 0.78, 3.62], [1.545, 0.06, 1.1], 0.008))
  model.add('gap', board([0, 0.83, 3.62], [12.5, 0.06, 1.1]))
  model.add('powder', board([0, 0.7, 4.2], [12.7, 0.3, 0.06], 0.008))
  model.add('powder', board([0, 0.2, 3.06], [12.7, 1.5, 0.07], 0.01))
  for (const x of every(1.2, -5.4, 5.5)) {
    model.add(
      'zinc',
      lathe(
        [
          [0.05, 0],
          [0.062, 0],
          [0.062, -0.012],
          [0.05, -0.012],
        ],
        { at: [x, -0.1, 3.026], axis: [0, 0, 1], segments: 32 },
      ),
    )
    model.add('strip', cylinder([x, -0.1, 3.024], [x, -0.1, 3.02], 0.048, { segments: 28 }))
  }
  for (const x of [-6.3, 6.3]) model.add('render', board([x, 1.6, 2.1], [0.36, 2, 4.2], 0.01))
  return model
}

/**
 * The pavement: slabs, kerb stones in the town's black and yellow, a gutter, a road line and a
 * drain cover. The cover is away from the machines, where it would look like their shadow.
 */
export function pavement(): Model {
  const model = new Model()
  model.add('joint', joints([-11, 11, -2.44, 0.9], [0.6, 0.6], 0.0815, 0.006, true))
  const black: Mesh[] = []
  const yellow: Mesh[] = []
  for (const [i, x] of every(0.6, -11.1, 11.1).entries())
    (i % 2 ? black : yellow).push(board([x, -2.56, 0.02], [0.59, 0.2, 0.15], 0.018))
  model.add('tank2', merge(black))
  model.add('kerb', merge(yellow))
  model.add('concrete', board([0, -2.83, -0.003], [22, 0.34, 0.012], 0.002))
  model.add(
    'roadPaint',
    flats(
      every(3.2, -12, 12).map((x) => [x + 0.7, -6.4, 1.7, 0.12]),
      0.004,
    ),
  )
  model.add('roadPaint', flats([[0, -3.3, 24, 0.1]], 0.0035))
  model.add('darkmetal', cylinder([-1.9, -5, -0.02], [-1.9, -5, 0.006], 0.31, { segments: 64 }))
  model.add(
    'gap',
    flats(
      every(0.075, -0.22, 0.23).map((y) => [-1.9, -5 + y, 0.4, 0.016]),
      0.0068,
    ),
  )
  return model
}

/**
 * A brick house with a rolling shutter and a balcony on the left, and a plastered one with lit
 * windows on the right.
 */
export function neighbours(): Model {
  const model = new Model()
  brickHouse(model, -10.2)
  plasterHouse(model, 10.4)
  lampPost(model, -7.4, -2.2)
  return model
}

function brickHouse(model: Model, x: number): void {
  const [w, y] = [7.2, 1.3]
  model.add('brick', board([x, y + 2, 3.4], [w, 4, 6.8], 0.01))
  const courses = every(0.085, 0.2, 6.7).map((z): Vec => [x, y - 0.004, z])
  model.add('joint', repeated(board([0, 0, 0], [w, 0.006, 0.009], 0.0004), courses))
  model.add('concrete', board([x, y - 0.04, 0.2], [w, 0.1, 0.4], 0.01))
  model.add('powder', board([x + 1.2, y - 0.02, 1.42], [3, 0.08, 2.7], 0.01))
  model.add(
    'shutter',
    repeated(
      box([0, 0, 0], [2.86, 0.036, 0.084], 0.014, 2),
      every(0.088, 0.16, 2.66).map((z) => [x + 1.2, y - 0.055, z]),
    ),
  )
  model.add('concrete', board([x + 0.4, y - 0.5, 3.35], [5.2, 1.1, 0.14], 0.012))
  model.add(
    'powder',
    repeated(
      cylinder([0, 0, 0], [0, 0, 0.9], 0.009, { segments: 10 }),
      every(0.12, -2, 2.95).map((k) => [x + k, y - 1, 3.42]),
    ),
  )
  model.add('powder', board([x + 0.5, y - 1, 4.34], [5, 0.05, 0.04]))
  window(model, [x + 1.9, y, 4.6], [1.1, 1.5], 'litWindow')
  window(model, [x - 0.6, y, 4.6], [1.1, 1.5], 'dimWindow')
  model.add('render', board([x, y - 0.06, 6.8], [w + 0.2, 0.3, 0.22], 0.01))
}

function plasterHouse(model: Model, x: number): void {
  const [w, y] = [7.2, 1.1]
  model.add('render', board([x, y + 2, 3.9], [w, 4, 7.8], 0.01))
  model.add('concrete', board([x, y - 0.03, 0.3], [w, 0.08, 0.6], 0.01))
  for (const z of [1.75, 4.55])
    for (const [i, k] of [-2.5, -0.7, 1.2].entries())
      window(
        model,
        [x + k, y, z],
        [1, 1.45],
        (i + (z > 3 ? 1 : 0)) % 3 === 0 ? 'litWindow' : 'dimWindow',
      )
  model.add('render', board([x, y - 0.1, 3.2], [w, 0.28, 0.18], 0.01))
  model.add('render', board([x, y - 0.1, 7.8], [w + 0.2, 0.36, 0.26], 0.01))
  model.add(
    'shutter',
    cylinder([x - 3.42, y - 0.1, 0.2], [x - 3.42, y - 0.1, 7.7], 0.05, { segments: 20 }),
  )
  model.add('label', board([x - 1.6, y - 0.16, 3.62], [0.8, 0.3, 0.55], 0.02))
  model.add(
    'gap',
    cylinder([x - 1.72, y - 0.312, 3.62], [x - 1.72, y - 0.316, 3.62], 0.21, { segments: 40 }),
  )
  for (const k of every(0.05, -0.18, 0.19))
    model.add('shutter', board([x - 1.72, y - 0.32, 3.62 + k], [0.42, 0.006, 0.008], 0.001))
}

/** A window with frame, middle bar, sill and a shade above. */
function window(model: Model, [x, y, z]: Vec, [w, h]: Vec, pane: string): void {
  model.add(pane, board([x, y - 0.01, z], [w, 0.03, h]))
  for (const s of [1, -1]) {
    model.add('label', board([x + (s * w) / 2, y - 0.03, z], [0.07, 0.06, h + 0.07], 0.006))
    model.add('label', board([x, y - 0.03, z + (s * h) / 2], [w + 0.07, 0.06, 0.07], 0.006))
  }
  model.add('label', board([x, y - 0.03, z], [0.05, 0.05, h], 0.005))
  model.add('concrete', board([x, y - 0.08, z - h / 2 - 0.06], [w + 0.24, 0.2, 0.05], 0.008))
  model.add('concrete', board([x, y - 0.16, z + h / 2 + 0.12], [w + 0.34, 0.36, 0.06], 0.01))
}

function lampPost(model: Model, x: number, y: number): void {
  model.add('powder', cylinder([x, y, 0.08], [x, y, 6], 0.065, { endRadius: 0.04 }))
  model.add('powder', cylinder([x, y, 0.08], [x, y, 0.7], 0.1))
  const arm = fillet(
    [
      [x, y, 5.9],
      [x, y, 6.3],
      [x + 0.9, y - 0.3, 6.4],
    ],
    0.25,
    8,
  )
  model.add('powder', tube(arm, 0.03, { m: 14 }))
  model.add('powder', box([x + 1, y - 0.33, 6.4], [0.5, 0.18, 0.07], 0.03, 3))
  model.add('strip', box([x + 1, y - 0.33, 6.36], [0.4, 0.13, 0.012], 0.004, 1))
}

/** A small round tree with its grille: a trunk, and leaves on a sphere by the golden angle. */
export function tree(height = 3.6): Model {
  const model = new Model()
  model.add(
    'bark',
    tube(
      steps(12).map((t) => [0.05 * Math.sin(t * 4), 0.04 * Math.sin(t * 3 + 1), t * height * 0.62]),
      (t) => 0.075 - 0.03 * t,
      { m: 14 },
    ),
  )
  const leaves: Mesh = { points: [], triangles: [] }
  for (let i = 0; i < 2600; i++) {
    const k = (i + 0.5) / 2600
    const [angle, polar] = [rad(137.508 * i), Math.acos(1 - 2 * k)]
    const r =
      (0.62 + 0.38 * ((i * 0.618) % 1)) *
      (1 + 0.2 * Math.sin(angle * 3 + polar * 4) * Math.sin(polar))
    const spread = height * 0.24
    const at: Vec = [
      r * spread * 1.15 * Math.sin(polar) * Math.cos(angle),
      r * spread * 1.15 * Math.sin(polar) * Math.sin(angle),
      height * 0.76 + r * spread * Math.cos(polar),
    ]
    const a = (i * 2.399) % TURN
    const size = 0.055 + 0.03 * ((i * 0.37) % 1)
    const first = leaves.points.length / 3
    leaves.points.push(
      at[0] - size * Math.cos(a),
      at[1] - size * Math.sin(a),
      at[2],
      at[0] + 0.4 * size * Math.sin(a),
      at[1] - 0.4 * size * Math.cos(a),
      at[2] + size * 0.5 * Math.sin(i),
      at[0] + size * Math.cos(a),
      at[1] + size * Math.sin(a),
      at[2] - size * 0.5,
      at[0] - 0.4 * size * Math.sin(a),
      at[1] + 0.4 * size * Math.cos(a),
      at[2] + size * 0.4 * Math.cos(i),
    )
    leaves.triangles.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  model.add('leaf', leaves)
  return model
}
