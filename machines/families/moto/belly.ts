import { panel, panelSurface, subPanel } from '../../kernel/panel.ts'
import { curve, fillet } from '../../kernel/spline.ts'
import { bolt, box, tube } from '../../kernel/sweep.ts'
import { add, mix, type Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import type { Chassis } from './spec.ts'

/**
 * Lines along one blade from its front backwards, from the upper edge to the inner lower edge, in
 * metres. Points are close together at sharp bends.
 */
const BLADE = {
  top: [
    [0.306, 0.112, 0.392],
    [0.222, 0.134, 0.33],
    [0.172, 0.14, 0.302],
    [0.02, 0.142, 0.27],
    [-0.078, 0.13, 0.264],
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

/**
 * A slim guard of two folded blades under the pipe, one on each side, joined by two straps under
 * the sump.
 */
export function underCowl(c: Chassis): void {
  const { model, lift, spec } = c
  if (!spec.underCowl) return
  const raised = (line: readonly Vec[]) => line.map((q): Vec => [q[0], q[1], lift(q[2])])
  const [top, fold, low, turned] = [BLADE.top, BLADE.fold, BLADE.low, BLADE.turned].map(raised)
  model.pair('paint', panel([top, fold], { thickness: 0.005, nu: 6, nv: 32, lip: 2 }))
  model.pair('paint2', panel([fold, low], { thickness: 0.005, nu: 8, nv: 32, lip: 2 }))
  model.pair('plastic', panel([low, turned], { thickness: 0.004, nu: 4, nv: 28, lip: 1 }))
  const bead = (points: readonly Vec[]) => model.pair('tank2', tube(points, 0.003, { m: 10 }))
  bead(curve(low, 30))
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
  vent(c, upper)
  // A stripe of light paint along the fold, pointed at both ends.
  const line = { lift: 0.0008, thickness: 0.0004, n: 4, m: 32, lip: 1 }
  model.pair('white', subPanel(lower, { ...line, u0: 0.1, u1: 0.2, v0: 0.12, v1: 0.9 }))
  for (const v of [0.12, 0.84])
    model.pair('darkmetal', bolt(upper(0.5, v), [0, 1, 0.5], 0.0068, 0.003))
  straps(c, turned)
}

/** An air vent in the upper face: a dark field in a raised frame, with slanting slats. */
function vent({ model }: Chassis, upper: ReturnType<typeof panelSurface>): void {
  const [u0, u1, v0, v1] = [0.26, 0.74, 0.2, 0.47]
  const slant = (v: number) => (t: number) => v - 0.05 * t
  const region = { lift: 0.0008, thickness: 0.0006, n: 12, m: 6, lip: 1 }
  model.pair('gap', subPanel(upper, { ...region, u0, u1, v0: slant(v0), v1: slant(v1) }))
  const corner = (u: number, v: number) => upper(u, slant(v)((u - u0) / (u1 - u0)))
  const frame = [corner(u0, v0), corner(u0, v1), corner(u1, v1), corner(u1, v0)]
  model.pair('tank2', tube(fillet([...frame, frame[0]], 0.006, 4), 0.0026, { m: 8 }))
  for (const v of [0.25, 0.31, 0.37, 0.43])
    model.pair(
      'tank2',
      subPanel(upper, {
        ...region,
        u0,
        u1,
        v0: slant(v - 0.012),
        v1: slant(v + 0.012),
        lift: 0.004,
        thickness: 0.004,
        n: 8,
        m: 3,
      }),
    )
}

/** Steel straps between the blades, with a bolt at each end. */
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
