import { panel, panelSurface, subPanel } from '../../kernel/panel.ts'
import { bolt } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/** Two blades under the engine, one a side, with a dark tray between them; the pipe passes in front. */
export function underCowl({ model, lift, spec }: Chassis): void {
  if (!spec.underCowl) return
  const raised = (rows: readonly Vec[][]) =>
    rows.map((row) => row.map((q): Vec => [q[0], q[1], lift(q[2])]))
  const upper = raised([
    [
      [0.3, 0.118, 0.315],
      [0.2, 0.146, 0.318],
      [0.06, 0.152, 0.296],
      [-0.09, 0.14, 0.27],
    ],
    [
      [0.285, 0.112, 0.268],
      [0.19, 0.15, 0.258],
      [0.05, 0.158, 0.244],
      [-0.13, 0.138, 0.238],
    ],
  ])
  const lower = raised([
    [
      [0.285, 0.112, 0.268],
      [0.19, 0.15, 0.258],
      [0.05, 0.158, 0.244],
      [-0.13, 0.138, 0.238],
    ],
    [
      [0.225, 0.092, 0.21],
      [0.15, 0.124, 0.194],
      [0.02, 0.132, 0.184],
      [-0.14, 0.116, 0.2],
    ],
    [
      [0.19, 0.05, 0.17],
      [0.13, 0.08, 0.16],
      [0, 0.086, 0.156],
      [-0.145, 0.072, 0.18],
    ],
  ])
  model.pair('paint', panel(upper, { thickness: 0.005, nu: 14, nv: 44, lip: 3 }))
  model.pair('paint2', panel(lower, { thickness: 0.005, nu: 24, nv: 44, lip: 3 }))
  const tray = raised([
    [
      [0.235, 0, 0.215],
      [0.225, 0.088, 0.212],
    ],
    [
      [0.15, 0, 0.156],
      [0.14, 0.1, 0.166],
    ],
    [
      [-0.14, 0, 0.172],
      [-0.14, 0.09, 0.182],
    ],
  ])
  model.add('plastic', panel(tray, { symmetric: true, thickness: 0.004, nu: 24, nv: 20 }))
  const side = panelSurface(upper)
  for (const v of [0.62, 0.72, 0.82])
    model.pair(
      'gap',
      subPanel(side, {
        u0: 0.25,
        u1: 0.8,
        v0: (t) => v - 0.03 * t,
        v1: (t) => v + 0.05 - 0.03 * t,
        lift: 0.001,
        thickness: 0.0006,
        n: 10,
        m: 6,
      }),
    )
  model.pair('darkmetal', bolt(side(0.45, 0.1), [0, 1, 0], 0.0065, 0.0025))
  model.pair('darkmetal', bolt(side(0.5, 0.94), [0, 1, 0], 0.0065, 0.0025))
}
