import { loft } from '../../kernel/loft.ts'
import { panel, panelSurface } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { bolt, box, capsule, tube } from '../../kernel/sweep.ts'
import { lerp, steps, type Vec } from '../../kernel/vector.ts'
import { cover, seam } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

/** Half the floor's width along x. */
const EDGE: readonly Vec[] = [
  [0.345, 0.172],
  [0.25, 0.196],
  [0.12, 0.204],
  [0, 0.2],
  [-0.11, 0.18],
]

export function floorboard(c: ScooterChassis): void {
  const { model, spec } = c
  const rows = [
    [0.36, 0.3, 0.165, 0.012, 0.05, 8],
    [0.27, 0.298, 0.19, 0.012, 0.066, 9],
    [0.12, 0.296, 0.198, 0.012, 0.078, 9],
    [0, 0.298, 0.193, 0.012, 0.086, 9],
    [-0.1, 0.302, 0.174, 0.016, 0.09, 8],
  ]
  model.add(
    'plastic',
    loft(
      rows.map(([x, z, w, t, b, et]) => ({ x, z, w, t, b, et, eb: 3 })),
      { n: 30, q: 14, start: 0.02 },
    ),
  )
  skirts(c)
  model.as('mat', () => mat(c))
  const kick: Vec[][] = [
    [
      [0.262, 0, 0.45],
      [0.266, 0.1, 0.45],
      [0.296, 0.185, 0.45],
    ],
    [
      [0.264, 0, 0.37],
      [0.268, 0.1, 0.37],
      [0.3, 0.18, 0.37],
    ],
    [
      [0.25, 0, 0.325],
      [0.256, 0.1, 0.325],
      [0.29, 0.176, 0.325],
    ],
    [
      [0.19, 0, 0.309],
      [0.2, 0.1, 0.309],
      [0.25, 0.175, 0.309],
    ],
  ]
  model.add(spec.innerMaterial, panel(kick, { symmetric: true, nu: 24, nv: 24 }))
  const surface = panelSurface(kick, true)
  model.add(
    'gap',
    seam(surface, [
      [0.06, 0.06],
      [0.06, 0.94],
    ]),
  )
}

function skirts({ model, spec }: ScooterChassis): void {
  const drop = { round: 0.072, sharp: 0.05, flush: 0.085 }[spec.shape]
  const line = (out: number, z: number, sweep: number) =>
    EDGE.map(([x, y], i) => [
      x - sweep * (i === 4 ? 1 : 0),
      y + out,
      z + 0.004 * (i - 2) ** 2 * 0.5,
    ])
  const grid = [
    line(-0.004, 0.3145, 0),
    line(0.008, 0.311, 0),
    line(0.014, 0.29, 0.006),
    line(0.009, 0.311 - drop * 0.8, 0.014),
    line(-0.002, 0.311 - drop, 0.018),
  ]
  model.pair(spec.skirtMaterial, cover(panelSurface(grid), { n: 20, m: 40 }))
  const rail = line(-0.006, 0.304 - drop, 0.01)
  model.pair(
    'plastic',
    tube(curve(rail, 30), capsule([0.009, 0.013], 0.05), { m: 12, up: [0, 1, 0] }),
  )
}

/** The rubber mat: a raised field with lengthwise ribs, and two steel screws in front. */
function mat({ model }: ScooterChassis): void {
  model.add('grey', box([0.152, 0, 0.311], [0.19, 0.334, 0.006], 0.0025, 2))
  for (const t of steps(13)) {
    const y = lerp(-0.148, 0.148, t)
    model.add(
      'rubber',
      box([0.152 - Math.abs(y) * 0.06, y, 0.315], [0.17, 0.0135, 0.007], 0.003, 1),
    )
  }
  for (const s of [1, -1])
    model.add('metal', bolt([0.066, s * 0.12, 0.314], [0, 0, 1], 0.007, 0.003))
}
