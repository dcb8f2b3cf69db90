// A flank in layers: a shoulder under the seat, a blade below it, and a dark wedge between them
// that narrows towards the tail.
import { add, lerp, type Vec } from '../../kernel/vector.ts'
import type { Skin } from './body.ts'
import type { Flank } from './forms.ts'
import { bead, between, cover, seam } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

export const LAYERED: Flank = {
  waist: [
    [0.08, 0.078, 0.578],
    [0.0, 0.17, 0.576],
    [-0.15, 0.21, 0.596],
    [-0.34, 0.214, 0.636],
    [-0.54, 0.186, 0.69],
    [-0.72, 0.134, 0.75],
    [-0.912, 0.078, 0.812],
  ],
  step: [
    [0.088, 0.082, 0.437],
    [0.0, 0.163, 0.462],
    [-0.15, 0.203, 0.534],
    [-0.34, 0.208, 0.608],
    [-0.54, 0.181, 0.677],
    [-0.72, 0.131, 0.744],
    [-0.91, 0.076, 0.808],
  ],
  seat: [
    [0.034, 0.055, 0.686],
    [0.01, 0.105, 0.694],
    [-0.12, 0.142, 0.706],
    [-0.32, 0.152, 0.722],
    [-0.52, 0.132, 0.765],
    [-0.7, 0.092, 0.812],
    [-0.89, 0.052, 0.848],
  ],
  belly: [
    [0.094, 0.085, 0.305],
    [0.0, 0.16, 0.3],
    [-0.12, 0.176, 0.32],
    [-0.3, 0.162, 0.39],
    [-0.5, 0.134, 0.51],
    [-0.69, 0.1, 0.64],
    [-0.872, 0.056, 0.75],
  ],
  hem: [
    [0.09, 0.08, 0.42],
    [0.0, 0.158, 0.414],
    [-0.14, 0.184, 0.446],
    [-0.32, 0.178, 0.52],
    [-0.52, 0.151, 0.608],
    [-0.7, 0.112, 0.692],
    [-0.89, 0.066, 0.77],
  ],
  swell: [0.003, -0.004],
}

export function layers({ model }: ScooterChassis, { upper, lower, belly, flank }: Skin): void {
  const { waist, step = waist } = flank
  const behind = (line: readonly Vec[], up: number) =>
    line.map((q, i) => add(q, [0, -0.014 + 0.0016 * i, up * (1 - i / 8)]))
  const wedge = between(behind(waist, 0.012), behind(step, -0.012))
  model.pair('plastic', cover(wedge, { n: 16, m: 60, thickness: 0.002 }))
  for (const t of [0.3, 0.5, 0.7])
    model.pair(
      'tank2',
      bead(
        wedge,
        [
          [t, 0.1],
          [lerp(t, 0.5, 0.3), 0.3],
          [lerp(t, 0.5, 0.5), 0.5],
        ],
        0.012,
        0.006,
      ),
    )
  model.pair(
    'plastic',
    bead(
      belly,
      [
        [0.4, 0.04],
        [0.44, 0.3],
        [0.46, 0.6],
        [0.5, 0.9],
      ],
      0.02,
      0.004,
    ),
  )
  // The tail is a separate piece: one joint cuts all layers and leans slightly back.
  for (const [surface, from, to] of [
    [upper, 0.72, 0.76],
    [lower, 0.76, 0.8],
    [belly, 0.8, 0.83],
  ] as const) {
    const joint: [number, number][] = [
      [0, from],
      [1, to],
    ]
    model.pair('gap', seam(surface, joint, 0.0017))
  }
}
