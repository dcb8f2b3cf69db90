import { segments } from '../../kernel/detail.ts'
import { gridMesh, type Mesh, merge } from '../../kernel/mesh.ts'
import { panelSurface, type Surface, subPanel } from '../../kernel/panel.ts'
import { roundProfile } from '../../kernel/spline.ts'
import { box, lathe } from '../../kernel/sweep.ts'
import { add, norm, steps, type Vec } from '../../kernel/vector.ts'
import { rise } from './seat.ts'
import type { Chassis } from './spec.ts'

export type SideCover = 'none' | 'swept' | 'upright' | 'blade'

/** From the tank's rear to the tail: columns from the upper edge down. */
const SHAPES: Record<Exclude<SideCover, 'none'>, Vec[][]> = {
  swept: [
    [
      [-0.05, 0.15, 0.8],
      [-0.06, 0.16, 0.735],
      [-0.09, 0.154, 0.65],
      [-0.12, 0.14, 0.6],
    ],
    [
      [-0.2, 0.148, 0.8],
      [-0.2, 0.162, 0.735],
      [-0.2, 0.158, 0.66],
      [-0.2, 0.146, 0.61],
    ],
    [
      [-0.34, 0.146, 0.805],
      [-0.33, 0.156, 0.75],
      [-0.31, 0.152, 0.69],
      [-0.28, 0.142, 0.65],
    ],
    [
      [-0.46, 0.14, 0.82],
      [-0.43, 0.146, 0.785],
      [-0.39, 0.143, 0.74],
      [-0.36, 0.136, 0.71],
    ],
  ],
  upright: [
    [
      [-0.07, 0.15, 0.79],
      [-0.07, 0.166, 0.73],
      [-0.075, 0.162, 0.64],
      [-0.085, 0.146, 0.585],
    ],
    [
      [-0.19, 0.15, 0.795],
      [-0.19, 0.172, 0.73],
      [-0.185, 0.168, 0.63],
      [-0.18, 0.15, 0.57],
    ],
    [
      [-0.3, 0.148, 0.8],
      [-0.3, 0.16, 0.735],
      [-0.285, 0.156, 0.65],
      [-0.26, 0.142, 0.6],
    ],
    [
      [-0.345, 0.144, 0.8],
      [-0.34, 0.148, 0.745],
      [-0.325, 0.144, 0.675],
      [-0.3, 0.136, 0.635],
    ],
  ],
  blade: [
    [
      [-0.02, 0.148, 0.815],
      [-0.045, 0.162, 0.77],
      [-0.09, 0.156, 0.715],
      [-0.13, 0.142, 0.665],
    ],
    [
      [-0.2, 0.148, 0.805],
      [-0.22, 0.168, 0.765],
      [-0.23, 0.16, 0.72],
      [-0.23, 0.146, 0.685],
    ],
    [
      [-0.38, 0.146, 0.825],
      [-0.39, 0.158, 0.795],
      [-0.385, 0.152, 0.765],
      [-0.375, 0.142, 0.74],
    ],
    [
      [-0.58, 0.135, 0.875],
      [-0.58, 0.138, 0.868],
      [-0.575, 0.136, 0.86],
      [-0.57, 0.13, 0.852],
    ],
  ],
}

/** Painted covers between tank and tail: shells with a returned edge, each shape with its own inlay. */
export function sideCovers(c: Chassis): void {
  const { model, lift, spec } = c
  if (spec.sideCover === 'none') return
  const grid = SHAPES[spec.sideCover].map((row) =>
    row.map((q): Vec => [q[0], q[1] - 0.004, lift(q[2]) + rise(c, q[0])]),
  )
  const surface = panelSurface(grid)
  model.pair('paint', shell(surface))
  inlay(c, surface)
  // The rubber plug that holds it below, the lock that opens it on the left.
  const plug = surface(spec.sideCover === 'upright' ? 0.3 : 0.2, 0.88)
  model.pair('rubber', lathe(BUTTON, { at: plug, axis: [0, 1, -0.2], segments: 28 }))
  const lock = surface(0.62, 0.3)
  model.add('metal', lathe(BUTTON, { at: lock, axis: [0, 1, 0.1], segments: 32 }))
  model.add('gap', box(add(lock, [0, 0.0046, 0]), [0.002, 0.001, 0.009], 0.0004, 1))
}

const BUTTON = roundProfile(
  [
    [0.0001, 0.0045],
    [0.008, 0.0045],
    [0.0105, 0.002],
    [0.011, -0.006],
  ],
  0.001,
  2,
)

/** The surface with its rim bent inwards over 5 mm and drawn in by 26. */
function shell(surface: Surface): Mesh {
  const n = segments(40, 12)
  const rim = [
    ...steps(n).map((t): [number, number] => [t, 0]),
    ...steps(n).map((t): [number, number] => [1, t]),
    ...steps(n).map((t): [number, number] => [1 - t, 1]),
    ...steps(n).map((t): [number, number] => [0, 1 - t]),
  ].filter((_, i) => i % n !== n - 1)
  const middle = surface(0.5, 0.5)
  const rows = [
    [0, 0],
    [0.0014, 0.0007],
    [0.0026, 0.0022],
    [0.0032, 0.0045],
    [0.003, 0.026],
  ].map(([out, deep]) =>
    rim.map(([u, v]): Vec => {
      const q = surface(u, v)
      const away = norm([q[0] - middle[0], 0, (q[2] - middle[2]) * 2.2])
      return [q[0] + away[0] * out, q[1] - deep, q[2] + away[2] * out]
    }),
  )
  const face = steps(n).map((u) => steps(segments(26, 8)).map((v) => surface(u, v)))
  return merge(gridMesh(face), gridMesh(rows, { closedColumns: true }))
}

function inlay({ model, spec }: Chassis, surface: Surface): void {
  const sheet = { lift: 0.0008, thickness: 0.0006, n: 40, m: 8, lip: 1 }
  if (spec.sideCover === 'swept') {
    model.pair(
      'paint2',
      subPanel(surface, {
        ...sheet,
        u0: 0.12,
        u1: 0.8,
        v0: (t) => 0.46 - 0.1 * t,
        v1: (t) => 0.56 - 0.17 * t ** 1.4,
      }),
    )
    model.pair(
      'tank2',
      subPanel(surface, {
        ...sheet,
        u0: 0.08,
        u1: 0.72,
        v0: (t) => 0.78 - 0.06 * t,
        v1: () => 0.95,
      }),
    )
  } else if (spec.sideCover === 'upright') {
    model.pair('tank2', subPanel(surface, { ...sheet, u0: 0.16, u1: 0.84, v0: 0.3, v1: 0.42 }))
    model.pair(
      'chrome',
      subPanel(surface, { ...sheet, lift: 0.0022, u0: 0.24, u1: 0.64, v0: 0.335, v1: 0.385 }),
    )
  } else {
    model.pair(
      'paint2',
      subPanel(surface, {
        ...sheet,
        u0: 0.12,
        u1: 0.9,
        v0: (t) => 0.42 + 0.1 * t,
        v1: (t) => 0.6 - 0.06 * t,
      }),
    )
    model.pair(
      'tank2',
      subPanel(surface, { ...sheet, u0: 0.06, u1: 0.5, v0: (t) => 0.74 + 0.1 * t, v1: () => 0.96 }),
    )
  }
}
