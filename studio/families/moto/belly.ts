import { panel, panelSurface, subPanel } from '../../kernel/panel.ts'
import { curve, fillet } from '../../kernel/spline.ts'
import { bolt, box, tube } from '../../kernel/sweep.ts'
import { add, mix, type Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import type { Chassis } from './spec.ts'

/** Lines along a blade from its prow backwards, from the upper edge to the one turned in below; metres. Points lie close where it is bent sharply. */
const BLADE = {
  top: [
    [0.312, 0.11, 0.338],
    [0.205, 0.134, 0.278],
    [0.175, 0.138, 0.269],
    [0.02, 0.14, 0.256],
    [-0.072, 0.13, 0.252],
  ],
  fold: [
    [0.33, 0.106, 0.322],
    [0.2, 0.146, 0.247],
    [0.17, 0.15, 0.237],
    [0.0, 0.15, 0.226],
    [-0.136, 0.128, 0.224],
  ],
  low: [
    [0.258, 0.092, 0.25],
    [0.172, 0.118, 0.2],
    [0.142, 0.123, 0.191],
    [0, 0.125, 0.184],
    [-0.1, 0.112, 0.188],
  ],
  turned: [
    [0.246, 0.076, 0.254],
    [0.162, 0.1, 0.203],
    [0.135, 0.104, 0.194],
    [0, 0.104, 0.188],
    [-0.094, 0.09, 0.192],
  ],
} as const satisfies Record<string, Vec[]>

/** A slim guard of two folded blades under the pipe, one a side; two straps under the sump join them. */
export function underCowl(c: Chassis): void {
  const { model, lift, spec } = c
  if (!spec.underCowl) return
  const raised = (line: readonly Vec[]) => line.map((q): Vec => [q[0], q[1], lift(q[2])])
  const [top, fold, low, turned] = [BLADE.top, BLADE.fold, BLADE.low, BLADE.turned].map(raised)
  model.pair('paint', panel([top, fold], { thickness: 0.005, nu: 8, nv: 40, lip: 3 }))
  model.pair('paint2', panel([fold, low], { thickness: 0.005, nu: 10, nv: 40, lip: 3 }))
  model.pair('plastic', panel([low, turned], { thickness: 0.004, nu: 6, nv: 36 }))
  const bead = (points: readonly Vec[]) => model.pair('tank2', tube(points, 0.003, { m: 10 }))
  bead(curve(low, 40))
  for (const end of [0, 4])
    bead(
      fillet(
        [top, fold, low, turned].map((line) => line[end]),
        0.012,
        6,
      ),
    )
  const upper = panelSurface([top, fold])
  const lower = panelSurface([fold, low])
  for (const v of [0.6, 0.7, 0.8])
    model.pair(
      'gap',
      subPanel(lower, {
        u0: 0.24,
        u1: 0.74,
        v0: (t) => v - 0.03 * t,
        v1: (t) => v + 0.05 - 0.03 * t,
        lift: 0.001,
        thickness: 0.0006,
        n: 10,
        m: 6,
      }),
    )
  for (const v of [0.2, 0.8])
    model.pair('darkmetal', bolt(upper(0.5, v), [0, 1, 0.5], 0.0068, 0.003))
  straps(c, turned)
}

/** Steel straps from blade to blade, a bolt at each end. */
function straps({ model }: Chassis, turned: readonly Vec[]): void {
  for (const [from, share] of [
    [0, 0.5],
    [3, 0.4],
  ]) {
    const end = add(mix(turned[from], turned[from + 1], share), [0, 0, 0.004])
    model.add('frame', box([end[0], 0, end[2]], [0.03, 2 * end[1] + 0.02, 0.005], 0.002, 1))
    model.pair('metal', hexBolt(add(end, [0, -0.004, -0.006]), [0, 0, -1], 0.0065))
  }
}
