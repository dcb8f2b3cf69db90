import { panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import type { Chassis } from './spec.ts'

export function wings({ model, lift, spec }: Chassis): void {
  const grid = [
    [
      [-0.055, 0.15, 0.868],
      [-0.05, 0.166, 0.846],
      [-0.035, 0.162, 0.815],
      [-0.01, 0.146, 0.785],
    ],
    [
      [0.09, 0.18, 0.9],
      [0.1, 0.204, 0.862],
      [0.115, 0.2, 0.806],
      [0.14, 0.176, 0.748],
    ],
    [
      [0.24, 0.182, 0.905],
      [0.26, 0.216, 0.858],
      [0.275, 0.212, 0.786],
      [0.275, 0.184, 0.7],
    ],
    [
      [0.38, 0.166, 0.88],
      [0.41, 0.206, 0.836],
      [0.42, 0.206, 0.764],
      [0.39, 0.178, 0.662],
    ],
    [
      [0.475, 0.146, 0.846],
      [0.535, 0.172, 0.806],
      [0.525, 0.178, 0.748],
      [0.445, 0.162, 0.655],
    ],
  ].map((row) => row.map((q) => [q[0], q[1], lift(q[2])]))
  model.pair('paint', panel(grid, { thickness: -0.006, nu: 60, nv: 44, lip: 4 }))
  model.pair(
    'plastic',
    panel(
      grid.map((row) => row.map((q) => [q[0] - 0.012, q[1] - 0.028, q[2]])),
      { nu: 30, nv: 24 },
    ),
  )
  const scoop = [
    [
      [0.13, 0.209, 0.8],
      [0.16, 0.192, 0.745],
    ],
    [
      [0.27, 0.222, 0.775],
      [0.275, 0.199, 0.705],
    ],
    [
      [0.4, 0.214, 0.742],
      [0.385, 0.19, 0.665],
    ],
    [
      [0.48, 0.189, 0.73],
      [0.43, 0.176, 0.668],
    ],
  ]
  model.pair(
    'tank2',
    panel(
      scoop.map((row) => row.map((q) => [q[0], q[1], lift(q[2])])),
      { nu: 30, nv: 12 },
    ),
  )
  const line = [
    [0.02, 0.1905, 0.842],
    [0.13, 0.2115, 0.826],
    [0.27, 0.2215, 0.802],
    [0.4, 0.2145, 0.772],
    [0.492, 0.1865, 0.752],
  ].map((q) => [q[0], q[1], lift(q[2])])
  model.pair(
    spec.tape ?? 'paint2',
    tube(curve(line, 50), (t) => [0.0022, 0.0042 * (1 - 0.5 * Math.abs(2 * t - 1) ** 3)], {
      m: 10,
      up: [0, 1, 0],
    }),
  )
}

/** A slim, sharp shroud under the tank's front, half paint, half black. */
export function blades({ model, lift }: Chassis): void {
  const grid = [
    [
      [-0.02, 0.15, 0.83],
      [-0.01, 0.158, 0.806],
      [0.01, 0.15, 0.78],
    ],
    [
      [0.14, 0.176, 0.85],
      [0.16, 0.192, 0.806],
      [0.18, 0.176, 0.752],
    ],
    [
      [0.3, 0.172, 0.85],
      [0.335, 0.198, 0.79],
      [0.32, 0.178, 0.712],
    ],
    [
      [0.4, 0.15, 0.835],
      [0.47, 0.176, 0.77],
      [0.41, 0.166, 0.665],
    ],
  ].map((row) => row.map((q) => [q[0], q[1], lift(q[2])]))
  model.pair('paint', panel(grid, { thickness: -0.005, nu: 50, nv: 36 }))
  model.pair(
    'tank2',
    panel(
      grid.map((row) => [
        [row[1][0] - 0.02, row[1][1] + 0.004, row[1][2] - 0.035],
        [row[2][0] - 0.01, row[2][1] + 0.004, row[2][2] - 0.03],
      ]),
      { nu: 30, nv: 10 },
    ),
  )
  const line = grid.map((row) => [row[1][0], row[1][1] + 0.003, row[1][2] - 0.004])
  model.pair(
    'paint2',
    tube(curve(line, 40), (t) => [0.002, 0.0045 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9))], {
      m: 10,
      up: [0, 1, 0],
    }),
  )
}
