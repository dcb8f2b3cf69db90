import { panelSurface, subPanel } from '../../../kernel/panel.ts'
import { bolt, tube } from '../../../kernel/sweep.ts'
import { add, lerp, steps, type Vec } from '../../../kernel/vector.ts'
import { border, coverShell, crowned } from '../cover-shell.ts'
import type { Chassis } from '../spec.ts'

/** From behind the spar back to the seat unit, as columns from under the tank down to the frame. */
const SHEET: readonly (readonly Vec[])[] = [
  [
    [0.062, 0.126, 0.752],
    [0.05, 0.13, 0.722],
    [0.035, 0.132, 0.69],
  ],
  [
    [-0.04, 0.108, 0.75],
    [-0.05, 0.127, 0.71],
    [-0.06, 0.13, 0.646],
  ],
  [
    [-0.13, 0.108, 0.758],
    [-0.14, 0.126, 0.712],
    [-0.145, 0.128, 0.604],
  ],
  [
    [-0.235, 0.116, 0.75],
    [-0.232, 0.126, 0.7],
    [-0.2, 0.124, 0.57],
  ],
  [
    [-0.35, 0.112, 0.765],
    [-0.325, 0.116, 0.735],
    [-0.262, 0.116, 0.62],
  ],
]

/** The dark cover between tank, seat and spar, with a fold and a louvred field. */
export function sportSideCovers({ model, lift }: Chassis): void {
  const grid = SHEET.map((row) => row.map(([x, y, z]): Vec => [x, y, lift(z)]))
  const surface = crowned(panelSurface(grid), 0.006)
  const rim = border(0.12)
  model.pair('plastic', coverShell(surface, rim), 45)
  const line = rim.map(([u, v]) => add(surface(u, v), [0, -0.007, 0]))
  model.pair('gap', tube(line, 0.004, { m: 6, closed: true }))
  // The sheet runs backwards and down, so its normal points inwards.
  const field = { lift: -0.0008, thickness: -0.0008, n: 14, m: 6, lip: 1 }
  model.pair(
    'tank2',
    subPanel(surface, { ...field, u0: 0.44, u1: 0.86, v0: () => 0.2, v1: (t) => 0.7 - 0.2 * t }),
  )
  for (const k of [0, 1, 2])
    model.pair(
      'gap',
      subPanel(surface, {
        ...field,
        lift: -0.0016,
        u0: 0.5,
        u1: 0.8,
        v0: () => 0.27 + 0.11 * k,
        v1: () => 0.31 + 0.11 * k,
        n: 8,
        m: 3,
      }),
    )
  const crease = steps(24).map((t) => surface(lerp(0.06, 0.94, t), lerp(0.86, 0.74, t)))
  model.pair('gap', tube(crease, 0.0011, { m: 6 }))
  for (const [u, v] of [
    [0.12, 0.3],
    [0.7, 0.9],
  ])
    model.pair('darkmetal', bolt(surface(u, v), [0, 1, -0.2], 0.0062, 0.003), 24)
}
