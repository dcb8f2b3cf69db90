// What a rider or a machine wears: helmet, screen, cover, mat.
import { loft, type Station } from '../../kernel/loft.ts'
import type { Mesh } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { panel, panelSurface, subPanel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { curve, outline } from '../../kernel/spline.ts'
import { bolt, box, tube } from '../../kernel/sweep.ts'

/** A tinted screen with its four rubber-cushioned screws. */
export function visorScreen(): Model {
  const model = new Model()
  const grid = [
    [
      [0.05, 0, 0],
      [0.035, 0.08, 0],
      [-0.02, 0.15, 0.01],
    ],
    [
      [0.03, 0, 0.14],
      [0.015, 0.1, 0.135],
      [-0.045, 0.175, 0.125],
    ],
    [
      [-0.02, 0, 0.27],
      [-0.035, 0.09, 0.262],
      [-0.085, 0.15, 0.235],
    ],
    [
      [-0.09, 0, 0.36],
      [-0.1, 0.06, 0.352],
      [-0.13, 0.1, 0.325],
    ],
  ]
  model.add('smoke', panel(grid, { symmetric: true, thickness: 0.004 }))
  const skin = panelSurface(grid, true)
  model.add(
    'tank2',
    subPanel(skin, {
      u0: 0,
      u1: 0.16,
      v0: 0.02,
      v1: 0.98,
      lift: 0.001,
      thickness: 0.001,
      n: 10,
      m: 40,
    }),
  )
  for (const [u, v] of [
    [0.1, 0.14],
    [0.1, 0.86],
    [0.3, 0.09],
    [0.3, 0.91],
  ])
    model.add('chrome', bolt(skin(u, v), [1, (0.5 - v) * -1.6, 0], 0.009, 0.005))
  return model
}

/** A scooter under its cover: the cloth hangs in folds and gathers at the hem. */
export function bodyCover(): Model {
  const model = new Model()
  const ridge: Station[] = [
    [-0.98, 0.5, 0.1, 0.1],
    [-0.9, 0.56, 0.24, 0.26],
    [-0.6, 0.56, 0.29, 0.32],
    [-0.1, 0.52, 0.3, 0.3],
    [0.1, 0.56, 0.33, 0.42],
    [0.2, 0.62, 0.38, 0.5],
    [0.34, 0.62, 0.38, 0.52],
    [0.5, 0.52, 0.3, 0.42],
    [0.75, 0.44, 0.2, 0.2],
    [0.9, 0.4, 0.12, 0.08],
  ].map(([x, z, w, t]) => ({ x, z, w, t, b: z - 0.06, et: 2.4, eb: 5 }))
  const mesh = loft(ridge, { n: 150, q: 40, start: 0.06, end: 0.06 })
  const folded = { ...mesh, points: [...mesh.points] }
  for (let i = 0; i < folded.points.length; i += 3) {
    const [x, y, z] = folded.points.slice(i, i + 3)
    const hang = Math.max(0, 1 - z / 0.75) ** 1.2
    const fold =
      Math.sin(x * 26 + Math.sin(z * 9) * 1.4) * 0.018 + Math.sin(x * 61 + z * 14) * 0.006
    folded.points[i + 1] = y * (1 + 0.12 * hang) + Math.sign(y) * fold * hang
    folded.points[i] = x + Math.sin(y * 30 + z * 8) * 0.006
  }
  model.add('cloth', folded, 60)
  model.add('white', box([0.05, 0.335, 0.5], [0.16, 0.012, 0.012], 0.004))
  return model
}

/** A rubber floor mat with ribs. */
export function floorMat(): Model {
  const model = new Model()
  const flat = (mesh: Mesh): Mesh => ({
    ...mesh,
    points: mesh.points.map((_, i) =>
      i % 3 === 1 ? mesh.points[i + 1] : i % 3 === 2 ? mesh.points[i - 1] : mesh.points[i],
    ),
  })
  const shape = outline(
    [
      [-0.19, -0.15],
      [0.12, -0.17],
      [0.2, -0.09],
      [0.2, 0.09],
      [0.12, 0.17],
      [-0.19, 0.15],
    ],
    0.04,
    10,
  )
  model.add('rubber', flat(plate(shape, 0, 0.008, { bevel: 0.003, segments: 3 })))
  model.add(
    'grey',
    tube(
      [...shape, shape[0]].map((q) => [q[0] * 0.97, q[1] * 0.97, 0.009]),
      0.005,
      { m: 10 },
    ),
  )
  for (let i = -5; i <= 5; i++)
    model.add(
      'grey',
      tube(
        curve(
          [
            [-0.155, i * 0.025, 0.009],
            [0, i * 0.027, 0.0095],
            [0.135 - Math.abs(i) * 0.006, i * 0.025, 0.009],
          ],
          12,
        ),
        [0.0045, 0.0065],
        { m: 10, up: [0, 0, 1] },
      ),
    )
  return model
}
