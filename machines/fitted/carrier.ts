import type { Model } from '../kernel/model.ts'
import { fillet } from '../kernel/spline.ts'
import { cylinder, tube } from '../kernel/sweep.ts'
import { add, type Vec } from '../kernel/vector.ts'
import type { Box } from './boxes.ts'
import { put } from './put.ts'

/**
 * Mounting points of the machine on its left, in front and behind. `at` is the centre under the
 * box.
 */
type Carried = { front: Vec; back: Vec; at: Vec }

/**
 * Two runners over the rail with a crossbar, a bent foot to each of the four points, and the box on
 * top.
 */
export function carry(model: Model, { front, back, at }: Carried, kind: Box): void {
  const [x, , z] = at
  const bar = (path: readonly Vec[]) => tube(fillet(path, 0.03, 6), 0.0075, { m: 16 })
  const end = x - 0.13
  const runner: Vec[] = [
    add(front, [0, 0, 0.006]),
    [front[0] - 0.02, front[1] * 0.94, z - 0.004],
    [Math.min(front[0] - 0.08, x + 0.125), 0.085, z],
    [end, 0.085, z],
    [end, 0.02, z],
  ]
  model.pair('powder', bar(runner))
  model.add('powder', cylinder([end, -0.03, z], [end, 0.03, z], 0.0074))
  for (const dx of [0.07, -0.045])
    model.add('powder', cylinder([x + dx, -0.085, z], [x + dx, 0.085, z], 0.0065))
  const foot: Vec[] = [[back[0] - 0.012, 0.084, z - 0.002], add(back, [0, 0, 0.004])]
  model.pair('powder', tube(foot, [0.011, 0.004], { m: 12, up: [1, 0, 0], exponent: 5 }))
  for (const q of [front, back])
    model.pair(
      'zinc',
      cylinder(add(q, [0, 0, -0.013]), add(q, [0, 0, 0.016]), 0.0155, { bevel: 0.004 }),
    )
  put(model, (q) => add(q, [x, 0, z + 0.0055]), kind)
}
