import { panelSurface } from '../../kernel/panel.ts'
import { box, cylinder, tube } from '../../kernel/sweep.ts'
import { steps, type Vec } from '../../kernel/vector.ts'
import type { Skin } from './body.ts'
import { FLANKS } from './forms.ts'
import { lifted, raised, seam } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

/** Charging flap, battery hatch and the marks of an electric machine on its flanks. */
export function electricDetails(c: ScooterChassis, { upper, lower }: Skin): void {
  const { spec, model } = c
  if (spec.chargePort) {
    const flap = { u0: 0.22, u1: 0.86, v0: () => 0.1, v1: () => 0.235 }
    model.add('paint', raised(upper, flap, 0.004, { n: 24, m: 24, edge: 10 }))
    const rim: Vec[] = [
      [0.22, 0.1],
      [0.22, 0.235],
      [0.86, 0.235],
      [0.86, 0.1],
      [0.22, 0.1],
    ]
    for (let i = 0; i < 4; i++) model.add('gap', seam(upper, [rim[i], rim[i + 1]], 0.0017))
    const bolt = [
      [0.36, 0.172],
      [0.52, 0.158],
      [0.5, 0.178],
      [0.7, 0.162],
    ]
    model.add(
      'paint2',
      tube(
        bolt.map(([u, v]) => lifted(upper, u, v, 0.0046)),
        0.0024,
        { m: 6 },
      ),
    )
    const latch = lifted(upper, 0.54, 0.225, 0.004)
    model.add(
      'black',
      cylinder(latch, [latch[0], latch[1] + 0.003, latch[2]], 0.006, { segments: 18 }),
    )
  }
  if (!spec.batteryHatch) return
  for (const [u, v0, v1] of [
    [0.1, 0.06, 0.44],
    [0.92, 0.06, 0.36],
  ])
    model.pair(
      'gap',
      seam(
        lower,
        steps(5).map((t) => [u, v0 + (v1 - v0) * t]),
        0.0018,
      ),
    )
  model.pair(
    'gap',
    seam(
      lower,
      [
        [0.1, 0.44],
        [0.5, 0.42],
        [0.92, 0.36],
      ],
      0.0018,
    ),
  )
  model.pair(
    'paint2',
    tube(
      steps(20).map((t) => lifted(lower, 0.16, 0.08 + 0.3 * t, 0.001)),
      [0.0016, 0.003],
      { m: 6, up: [0, 1, 0] },
    ),
  )
  // Handle of the battery hatch between the rider's heels.
  const { seat, waist } = FLANKS[spec.form]
  const wall = panelSurface([
    [
      [seat[0][0] + 0.012, -0.05, 0.66],
      [seat[0][0] + 0.012, 0.05, 0.66],
    ],
    [
      [waist[0][0] + 0.028, -0.05, 0.6],
      [waist[0][0] + 0.028, 0.05, 0.6],
    ],
  ])
  const grip = wall(0.5, 0.5)
  model.add('black', box([grip[0] + 0.002, 0, grip[2]], [0.012, 0.11, 0.03], 0.005, 3))
  model.add(
    'alu',
    tube(
      steps(12).map((t) => [grip[0] + 0.012, 0.042 - 0.084 * t, grip[2] + 0.004]),
      0.004,
      { m: 10 },
    ),
  )
}
