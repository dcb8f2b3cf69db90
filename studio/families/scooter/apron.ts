import { type Grid, panel, panelSurface } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { box, capsule, lathe, tube } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { tie, wingLights } from './apron-faces.ts'
import { flushFace, sharpFace } from './apron-lamps.ts'
import { apronGrid } from './shapes.ts'
import type { ScooterChassis } from './spec.ts'

export function apron(c: ScooterChassis): void {
  const { spec, model } = c
  const grid = apronGrid(spec)
  model.add('paint', panel(grid, { symmetric: true, nu: 70, nv: 84, thickness: 0.006, lip: 4 }))
  riderSide(c, grid)
  model.pair(
    spec.trim,
    tube(
      curve(
        grid.map((row) => add(row[3], [0.001, 0.001, 0])),
        60,
      ),
      capsule([0.0055, 0.0075], 0.02),
      { m: 14 },
    ),
  )
  const skin = panelSurface(grid, true)
  if (spec.shape === 'round') {
    tie(c, grid)
    wingLights(c)
  } else if (spec.shape === 'sharp') sharpFace(c, skin)
  else flushFace(c, skin)
}

function riderSide({ model, spec }: ScooterChassis, grid: Grid): void {
  const rows = grid.map((row, i) => {
    const edge = row[3]
    const belly = Math.sin((i / 7) * Math.PI)
    const half: Vec[] = [
      [edge[0] - 0.002, edge[1] * 0.985, edge[2]],
      [edge[0] - 0.022, edge[1] * 0.8, edge[2]],
      [edge[0] - 0.03 - 0.025 * belly, edge[1] * 0.45, edge[2]],
      [edge[0] - 0.03 - 0.03 * belly, 0, edge[2]],
    ]
    return [...half.map((q) => [q[0], -q[1], q[2]]), ...half.slice(0, -1).reverse()]
  })
  model.add(spec.innerMaterial, panel(rows, { thickness: 0.005 }))
  const closing = [
    [
      [0.4, 0, 0.56],
      [0.4, 0.09, 0.55],
      [0.36, 0.16, 0.5],
    ],
    [
      [0.365, 0, 0.44],
      [0.36, 0.09, 0.43],
      [0.335, 0.18, 0.4],
    ],
    [
      [0.345, 0, 0.3],
      [0.34, 0.1, 0.295],
      [0.325, 0.18, 0.29],
    ],
  ]
  model.add('plastic', panel(closing, { symmetric: true }))
  model.add('plastic', box([0.232, 0.085, 0.7], [0.02, 0.12, 0.13], 0.012))
  model.add(
    'chrome',
    lathe(
      [
        [0.0001, 0.006],
        [0.008, 0.006],
        [0.012, 0],
      ],
      { at: [0.238, -0.045, 0.83], axis: [-1, 0, 0.1], segments: 30 },
    ),
  )
  model.add(
    'metal',
    tube(
      curve(
        [
          [0.245, 0, 0.68],
          [0.2, 0, 0.672],
          [0.185, 0, 0.655],
          [0.195, 0, 0.635],
          [0.215, 0, 0.64],
        ],
        24,
      ),
      0.006,
    ),
  )
}
