// A screen ahead of the handlebar, and its arms.
import { screenOf, screwThrough } from '../families/accessories/visor.ts'
import type { Model } from '../kernel/model.ts'
import { surfaceNormal } from '../kernel/panel.ts'
import { curve } from '../kernel/spline.ts'
import { bolt, cylinder, tube } from '../kernel/sweep.ts'
import { add, mix, mul, sub, type Vec } from '../kernel/vector.ts'

/**
 * Rows up the sheet: distance back, width, height over the foot, distance of the sides behind the
 * centre; metres.
 */
const ROWS: readonly Vec[] = [
  [0, 0.11, 0, 0.05],
  [0.016, 0.135, 0.08, 0.064],
  [0.058, 0.134, 0.165, 0.06],
  [0.118, 0.112, 0.245, 0.046],
]

export function sheetAt(model: Model, [x, , z]: Vec, material: string) {
  const grid = ROWS.map(([back, wide, up, aside]) => [
    [x - back, 0, z + up],
    [x - back - aside * 0.3, wide * 0.55, z + up - 0.002],
    [x - back - aside, wide, z + up - 0.01],
  ])
  return screenOf(model, grid, material)
}

/** A flat bar from its clamp to the back of the sheet, with two screws through the sheet. */
export function arm(
  model: Model,
  sheet: (u: number, v: number) => Vec,
  { at, way, side }: { at: Vec; way: Vec; side: number },
): void {
  const v = 0.5 + side * 0.37
  const normal = (u: number): Vec => {
    const n = surfaceNormal(sheet, u, v)
    return n[0] > 0 ? n : mul(n, -1)
  }
  const behind = (u: number, deep: number) => sub(sheet(u, v), mul(normal(u), deep))
  const top = add(at, [0.006, 0, 0.02])
  const end = behind(0.2, 0.008)
  const raised = (share: number, up: number) => add(mix(top, end, share), [0, 0, up])
  const path = [top, raised(0.3, 0.03), raised(0.75, 0.016), end]
  const line = [...curve(path, 24), ...[0.3, 0.4, 0.5].map((u) => behind(u, 0.008))]
  model.add('powder', tube(line, [0.0115, 0.0022], { m: 16, up: [0, 1, 0], exponent: 6 }))
  for (const u of [0.26, 0.44]) screwThrough(model, sheet(u, v), normal(u), behind(u, 0.0105))
  const half = mul(way, 0.011)
  model.add('powder', cylinder(sub(at, half), add(at, half), 0.0175))
  model.add('zinc', bolt(add(at, [-0.004, 0, 0.017]), [-0.2, 0, 1], 0.0055, 0.004))
}
