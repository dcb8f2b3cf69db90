// Outdoor places: a coast road, the front of a house, a garage at the track.

import { capScrew, turned } from '../../machines/families/accessories/pieces.ts'
import { gridMesh, type Mesh } from '../../machines/kernel/mesh.ts'
import { Model } from '../../machines/kernel/model.ts'
import { fillet } from '../../machines/kernel/spline.ts'
import { box, cylinder, tube } from '../../machines/kernel/sweep.ts'
import { steps, type Vec } from '../../machines/kernel/vector.ts'
import { board, every, flats, repeated } from './kit.ts'

/**
 * A road along x with its lines, the shoulder behind it, and a folded steel barrier. The sea
 * belongs to the room.
 */
export function coastRoad(): Model {
  const model = new Model()
  model.add('roadPaint', flats([[0, 1.9, 160, 0.12]], 0.004))
  model.add(
    'roadPaint',
    flats(
      every(6, -60, 60).map((x) => [x, -1.75, 3, 0.12]),
      0.004,
    ),
  )
  const shoulder = every(0.8, -60, 60).map((x) =>
    [2.6, 2.9, 3.3, 4.1, 5.2].map((y, i) => [
      x,
      y + 0.1 * Math.sin(x * 1.7 + i),
      [-0.012, 0.03, 0.02, -0.5, -2.5][i] + 0.025 * Math.sin(x * 2.3 + i * 2),
    ]),
  )
  model.add('dune', gridMesh(shoulder))
  const fold: Vec[] = [
    [0, -0.15],
    [-0.045, -0.125],
    [-0.045, -0.075],
    [0.02, -0.025],
    [0.02, 0.025],
    [-0.045, 0.075],
    [-0.045, 0.125],
    [0, 0.15],
  ]
  const rail = every(2, -60, 60).map((x) => fold.map((q) => [x, 3.05 + q[0], 0.6 + q[1]]))
  model.add('shutter', gridMesh(rail), 20)
  const posts = every(2, -60, 60)
  model.add(
    'shutter',
    repeated(
      board([0, 0.06, 0.35], [0.07, 0.11, 0.72]),
      posts.map((x) => [x, 3.05, 0]),
    ),
  )
  for (const x of every(2, -12, 12)) capScrew(model, [x, 3.068, 0.6], [0, -1, 0], 0.018)
  model.add(
    'amber',
    repeated(
      board([0, -0.05, 0.6], [0.05, 0.012, 0.1]),
      every(8, -56, 56).map((x) => [x, 3.05, 0]),
    ),
  )
  for (const [x0, y, height, length] of [
    [-150, 420, 26, 330],
    [170, 360, 38, 260],
  ])
    model.add('headland', headland(x0, y, height, length))
  return model
}

/** A distant line of hills that ends at the sea. */
function headland(x0: number, y: number, height: number, length: number): Mesh {
  const rows = steps(90).map((t) => {
    const rise =
      Math.sin(Math.PI * t) ** 0.7 *
      height *
      (0.62 + 0.24 * Math.sin(t * 9 + x0) + 0.1 * Math.sin(t * 23 + 1) + 0.04 * Math.sin(t * 61))
    const x = x0 - length / 2 + t * length
    return [
      [x, y, -3],
      [x, y + 12, rise - 3],
      [x, y + 80, -3],
    ]
  })
  return gridMesh(rows)
}

type Span = [from: number, to: number]

const DOOR_X = 2.75

/**
 * The front of a house at y = 2.4: plinth, two-leaf teak door with a lamp, a grille before a lit
 * window, pots.
 */
export function houseFront(): Model {
  const model = new Model()
  const y = 2.4
  model.add('houseWall', board([0, y + 0.15, 1.9], [26, 0.3, 3.8], 0.01))
  const doorway: Span = [DOOR_X - 0.7, DOOR_X + 0.7]
  for (const [z, shift] of [
    [0.2, 0],
    [0.6, 0.4],
  ])
    for (const x of every(0.8, -12.8, 12.8))
      for (const [left, right] of beside(doorway, [x + shift - 0.3975, x + shift + 0.3975]))
        model.add(
          'stone',
          board([(left + right) / 2, y - 0.009, z], [right - left, 0.06, 0.395], 0.012),
        )
  for (const [left, right] of beside(doorway, [-13, 13]))
    model.add(
      'stone',
      board([(left + right) / 2, y - 0.03, 0.83], [right - left, 0.12, 0.06], 0.015),
    )
  door(model, DOOR_X, y)
  litWindow(model, 0.35, y)
  model.add('powder', board([0, y - 0.5, 3.3], [26, 1.3, 0.12], 0.01))
  const drain = every(0.3, 0.1, 3.2).map((z) => [-2.1, y - 0.09, z])
  model.add('stone', tube(drain, 0.045, { m: 18 }))
  return model
}

/**
 * Returns the parts of `span` outside the opening. Stones must not run behind a door, because its
 * leaves project as far as they do.
 */
function beside([from, to]: Span, [left, right]: Span): Span[] {
  const pieces: Span[] = [
    [left, Math.min(right, from)],
    [Math.max(left, to), right],
  ]
  return pieces.filter(([a, b]) => b - a > 0.03)
}

function door(model: Model, x: number, y: number): void {
  for (const s of [1, -1]) {
    model.add('stone', board([x + s * 0.78, y - 0.05, 1.28], [0.16, 0.2, 2.56], 0.012))
    model.add('teak', board([x + s * 0.345, y - 0.01, 1.2], [0.66, 0.06, 2.36], 0.008))
    for (const [z, h] of [
      [0.5, 0.62],
      [1.25, 0.62],
      [1.98, 0.58],
    ]) {
      model.add('gap', box([x + s * 0.345, y - 0.0405, z], [0.46, 0.008, h], 0.003, 1))
      model.add('teak', box([x + s * 0.345, y - 0.046, z], [0.4, 0.03, h - 0.06], 0.012, 3))
    }
    model.add(
      'gold',
      turned(
        [
          [0.0001, 0.03],
          [0.022, 0.028],
          [0.026, 0.012],
          [0.012, 0],
        ],
        [x + s * 0.07, y - 0.04, 1.15],
        [0, -1, 0],
        0.003,
      ),
    )
  }
  model.add('stone', board([x, y - 0.06, 2.62], [1.9, 0.24, 0.18], 0.015))
  model.add('stone', board([x, y - 0.35, 0.06], [1.9, 0.7, 0.12], 0.015))
  lantern(model, [x - 1.15, y - 0.16, 1.95])
}

function lantern(model: Model, at: Vec): void {
  const [x, y, z] = at
  model.add('powder', board([x, y + 0.14, z + 0.06], [0.1, 0.02, 0.26]))
  model.add(
    'powder',
    tube(
      fillet(
        [
          [x, y + 0.14, z + 0.14],
          [x, y, z + 0.2],
          [x, y, z + 0.14],
        ],
        0.03,
        6,
      ),
      0.008,
      { m: 10 },
    ),
  )
  model.add(
    'powder',
    turned(
      [
        [0.0001, 0.05],
        [0.02, 0.04],
        [0.085, 0],
        [0.07, 0],
      ],
      [x, y, z + 0.1],
      [0, 0, 1],
      0.003,
      6,
    ),
    20,
  )
  model.add('strip', cylinder([x, y, z - 0.06], [x, y, z + 0.08], 0.03, { segments: 24 }))
  model.add(
    'glass',
    turned(
      [
        [0.062, 0],
        [0.07, 0.17],
      ],
      [x, y, z - 0.08],
      [0, 0, 1],
      0.001,
      6,
    ),
    20,
  )
  model.add(
    'powder',
    turned(
      [
        [0.0001, 0],
        [0.066, 0],
        [0.066, 0.014],
        [0.0001, 0.014],
      ],
      [x, y, z - 0.094],
      [0, 0, 1],
      0.002,
      6,
    ),
    20,
  )
}

function litWindow(model: Model, x: number, y: number): void {
  const [w, h, z] = [1.5, 1.15, 1.85]
  model.add('gap', board([x, y + 0.06, z], [w, 0.1, h]))
  model.add('litWindow', board([x, y + 0.02, z], [w - 0.06, 0.05, h - 0.06]))
  for (const s of [1, -1])
    model.add('curtain', curtain([x + s * (w / 2 - 0.3), y - 0.02, z], 0.54, h))
  model.add('pane', board([x, y - 0.045, z], [w - 0.06, 0.004, h - 0.06]))
  for (const s of [1, -1]) {
    model.add('teak', board([x + (s * w) / 2, y - 0.03, z], [0.09, 0.12, h + 0.09], 0.008))
    // Set between the jambs, because two boards in one plane would flicker (z-fighting) at the
    // corners.
    model.add('teak', board([x, y - 0.03, z + (s * h) / 2], [w - 0.092, 0.12, 0.09], 0.008))
  }
  model.add('teak', board([x, y - 0.03, z], [0.06, 0.09, h], 0.006))
  for (const k of every(0.125, -w / 2 + 0.1, w / 2 - 0.08))
    model.add(
      'powder',
      cylinder([x + k, y - 0.075, z - h / 2], [x + k, y - 0.075, z + h / 2], 0.008, {
        segments: 12,
      }),
    )
  for (const k of [-0.25, 0.25]) model.add('powder', board([x, y - 0.075, z + k], [w, 0.012, 0.03]))
  model.add('stone', board([x, y - 0.1, z - h / 2 - 0.08], [w + 0.3, 0.26, 0.07], 0.012))
}

/** One half of an open curtain: folds that gather towards its rail. */
function curtain([x, y, z]: Vec, width: number, height: number): Mesh {
  return gridMesh(
    steps(9).map((v) =>
      steps(97).map((u) => {
        const fold = 0.012 * (0.5 + 0.5 * v) * Math.sin(u * 8 * 2 * Math.PI + 1.3 * Math.sin(u * 9))
        return [x + (u - 0.5) * width, y + fold, z + (0.5 - v) * height]
      }),
    ),
  )
}

/**
 * A garage at the track with its back wall at y = 3: panelled wall, upright light tubes, stacked
 * tyres, space for a tool trolley.
 */
export function garage(): Model {
  const model = new Model()
  model.add(
    'panelDark',
    repeated(
      board([0, 0, 0], [1.19, 0.06, 1.39], 0.012),
      every(1.2, -9.6, 9.6).flatMap((x) => [0.75, 2.15, 3.55].map((z) => [x, 3, z])),
    ),
  )
  for (const x of [-0.6, 0.6, 1.8, 3, 4.2]) {
    model.add('coolStrip', cylinder([x, 2.93, 0.35], [x, 2.93, 2.7], 0.014, { segments: 16 }))
    for (const z of [0.3, 2.75]) model.add('powder', board([x, 2.94, z], [0.05, 0.05, 0.1]))
  }
  model.add('toolRed', board([0, 2.955, 0.18], [22, 0.03, 0.1]))
  model.add(
    'roadPaint',
    flats(
      [
        [1.4, 1.35, 4.4, 0.07],
        [1.4, -1.35, 4.4, 0.07],
        [3.6, 0, 0.07, 2.7],
      ],
      0.003,
    ),
  )
  for (const x of every(2.4, -9.6, 9.6)) model.add('joint', flats([[x, 0, 0.008, 12]], 0.002))
  return model
}

/** A stack of four slick tyres under a cover band. */
export function tyreStack(): Model {
  const model = new Model()
  for (let i = 0; i < 4; i++) {
    const z = 0.075 + i * 0.146
    const wall = steps(24).map((t) => {
      const a = -2.5 + 5 * t
      return [0.235 + 0.07 * Math.cos(a), z + 0.071 * Math.sin(a)]
    })
    model.add(
      'rubber',
      turned(wall, [0.008 * Math.sin(i * 2), 0.01 * Math.cos(i * 3), 0], [0, 0, 1], 0.0001, 90),
    )
  }
  return model
}
