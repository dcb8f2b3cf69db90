// Furniture of the showroom.
import { type Mesh, merge } from '../../machines/kernel/mesh.ts'
import { Model } from '../../machines/kernel/model.ts'
import { curve, fillet } from '../../machines/kernel/spline.ts'
import { box, cylinder, tube } from '../../machines/kernel/sweep.ts'
import type { Vec } from '../../machines/kernel/vector.ts'
import { board, every, repeated } from './kit.ts'

/**
 * A reception desk 2.2 m long: dark body, ribbed oak front towards -y, stone top, screen, papers,
 * lamp.
 */
export function desk(): Model {
  const model = new Model()
  model.add('wall', board([0, 0, 0.52], [2.14, 0.62, 0.96]))
  model.add('plinth', board([0, -0.02, 0.05], [2.1, 0.6, 0.1]))
  model.add(
    'oak',
    repeated(
      box([0, 0, 0], [0.036, 0.034, 0.86], 0.012, 2),
      every(0.046, -1.035, 1.04).map((x) => [x, -0.322, 0.55]),
    ),
  )
  model.add('plaster', board([0, -0.01, 1.02], [2.24, 0.72, 0.045], 0.008))
  model.add('coolStrip', board([0, -0.3, 0.105], [2.0, 0.012, 0.012], 0.002))
  model.add('black', board([0.5, 0.06, 1.27], [0.52, 0.022, 0.31], 0.006))
  model.add('zinc', board([0.5, 0.08, 1.1], [0.05, 0.02, 0.12]))
  model.add('zinc', board([0.5, 0.08, 1.047], [0.2, 0.15, 0.01]))
  model.add('label', board([-0.35, -0.12, 1.047], [0.21, 0.297, 0.012], 0.001))
  model.add('label', board([-0.68, -0.1, 1.05], [0.21, 0.1, 0.016], 0.001))
  model.add('clay', cylinder([-0.85, 0.1, 1.042], [-0.85, 0.1, 1.14], 0.045))
  model.add(
    'brown',
    tube(
      fillet(
        [
          [0.1, 0.55, 0.5],
          [0.1, 0.62, 0.95],
        ],
        0.01,
      ),
      [0.22, 0.03],
      { m: 20, up: [1, 0, 0], exponent: 5 },
    ),
  )
  return model
}

/**
 * Oak wall shelves for helmets, 1.9 m wide, with a light strip under each. The back is at y = 0.
 */
export function shelves(count = 3): Model {
  const model = new Model()
  model.add('wall', board([0, -0.01, 0.85], [2, 0.02, 1.9]))
  for (let i = 0; i < count; i++) {
    const z = SHELF[i]
    model.add('oak', board([0, -0.17, z - 0.02], [1.9, 0.32, 0.04], 0.004))
    model.add('strip', board([0, -0.03, z - 0.046], [1.84, 0.02, 0.008], 0.002))
  }
  return model
}
/** Heights of the shelves' tops. */
export const SHELF = [0.35, 0.88, 1.41]

/**
 * A rail of spotlights along x, 0.12 m below the ceiling at z = 0. The lights point forward and
 * down.
 */
export function spotRail(length = 6): Model {
  const model = new Model()
  model.add('black', board([0, 0, -0.02], [length, 0.036, 0.04]))
  const cans: Mesh[] = []
  const faces: Mesh[] = []
  for (const x of every(0.9, -length / 2 + 0.4, length / 2 - 0.3)) {
    const tip: Vec = [x, -0.05, -0.24]
    const back: Vec = [x, 0.02, -0.1]
    cans.push(cylinder([x, 0, -0.04], [x, 0.01, -0.12], 0.01, { segments: 12 }))
    cans.push(cylinder(back, tip, 0.042, { segments: 28 }))
    faces.push(cylinder(tip, [x, -0.0512, -0.2436], 0.034, { segments: 24 }))
  }
  model.add('black', merge(cans))
  model.add('strip', merge(faces))
  return model
}

/** An upholstered bench for visitors: a seat on a steel frame, 1.5 m wide. */
export function seatBench(): Model {
  const model = new Model()
  model.add('brown', box([0, 0, 0.42], [1.5, 0.5, 0.12], 0.035, 6))
  for (const x of [-0.25, 0.25])
    model.add('gap', box([x, 0, 0.4815], [0.004, 0.46, 0.002], 0.001, 1))
  for (const x of [-0.6, 0.6]) {
    const leg = [
      [x, -0.2, 0.36],
      [x, -0.2, 0.012],
      [x, 0.2, 0.012],
      [x, 0.2, 0.36],
    ]
    model.add('powder', tube(fillet(leg, 0.02, 4), 0.012, { m: 12 }))
  }
  return model
}

/** A stand with the specification sheet of a vehicle, 1.1 m high. */
export function priceStand(): Model {
  const model = new Model()
  model.add('powder', cylinder([0, 0, 0], [0, 0, 0.012], 0.15))
  model.add(
    'powder',
    tube(
      curve(
        [
          [0, 0, 0],
          [0, 0, 0.6],
          [0, -0.02, 1],
        ],
        12,
      ),
      0.012,
      { m: 14 },
    ),
  )
  model.add('black', box([0, -0.045, 1.06], [0.26, 0.02, 0.34], 0.006, 2))
  model.add('label', box([0, -0.057, 1.06], [0.23, 0.003, 0.31], 0.001, 1))
  model.add('ember', box([0, -0.0595, 1.19], [0.19, 0.002, 0.012], 0.0005, 1))
  for (const [i, w] of [0.15, 0.19, 0.12, 0.17, 0.19, 0.1].entries())
    model.add('gap', box([-0.095 + w / 2, -0.0595, 1.13 - i * 0.035], [w, 0.002, 0.007], 0.0005, 1))
  return model
}
