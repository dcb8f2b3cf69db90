import { panel, panelSurface, subPanel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { box, tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
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

/** Painted covers between tank and tail; each shape with its own trim. */
export function sideCovers(c: Chassis): void {
  const { model, lift, spec } = c
  if (spec.sideCover === 'none') return
  const grid = SHAPES[spec.sideCover].map((row) =>
    row.map((q): Vec => [q[0], q[1], lift(q[2]) + rise(c, q[0])]),
  )
  model.pair('paint', panel(grid, { thickness: -0.005, nu: 40, nv: 34 }))
  const surface = panelSurface(grid)
  if (spec.sideCover === 'swept')
    model.pair(
      'paint2',
      tube(
        curve(
          grid.map((row) => [row[1][0], row[1][1] + 0.002, row[1][2] - 0.02]),
          30,
        ),
        (t) => [0.0018, 0.006 * (1 - t) + 0.0015],
        { m: 10, up: [0, 1, 0] },
      ),
    )
  else if (spec.sideCover === 'upright') {
    const [x, y, z] = surface(0.42, 0.4)
    model.pair('chrome', box([x, y + 0.001, z], [0.12, 0.006, 0.018], 0.003))
    model.pair('paint2', box([x, y + 0.003, z], [0.1, 0.006, 0.007], 0.002))
  } else {
    const sheet = { lift: 0.0012, thickness: 0.0008, n: 40, m: 8 }
    model.pair(
      'paint2',
      subPanel(surface, {
        ...sheet,
        u0: 0.1,
        u1: 0.94,
        v0: (t) => 0.42 + 0.1 * t,
        v1: (t) => 0.66 - 0.12 * t,
      }),
    )
  }
}
