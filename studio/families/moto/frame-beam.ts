import { loft, loftStrip, type Station } from '../../kernel/loft.ts'
import { plate } from '../../kernel/plate.ts'
import { outline } from '../../kernel/spline.ts'
import { cylinder } from '../../kernel/sweep.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import { engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

/** Two aluminium spars, from the head around the engine to the swing arm, tucked under tank and skin. */
export function beam(c: Chassis): void {
  const { model, front, lift } = c
  const rows = [
    [front.x - 0.325, 0.838, 0.016, 0.05, 0.055, 0.048, 4],
    [0.26, 0.796, 0.016, 0.046, 0.052, 0.1, 17],
    [0.13, 0.746, 0.015, 0.044, 0.05, 0.13, 21],
    [0.02, 0.702, 0.015, 0.044, 0.05, 0.138, 22],
    [-0.09, 0.656, 0.014, 0.038, 0.042, 0.132, 24],
  ]
  const stations = rows.map(
    ([x, z, w, t, b, y, a]): Station => ({ x, z: lift(z), w, t, b, y, a: rad(a), et: 7, eb: 7 }),
  )
  const options = { start: 0.012, end: 0.012, n: 44, q: 10 }
  model.pair('alu2', loft(stations, options))
  pivotCasting(c)
  // A groove pressed along the spar, welds where its parts meet.
  model.pair(
    'fins',
    loftStrip(stations, options, {
      u0: 0.16,
      u1: 0.8,
      v0: 0.965,
      v1: 1.035,
      lift: 0.0006,
      n: 40,
      m: 3,
    }),
  )
  model.pair(
    'darkmetal',
    loftStrip(stations, options, {
      u0: 0.13,
      u1: 0.136,
      v0: 0.9,
      v1: 1.1,
      lift: 0.0016,
      n: 3,
      m: 16,
    }),
  )
  const { at, barrel, head, wide } = engineForm(c)
  const ear = at(-0.02, wide + 0.02, barrel + head * 0.35)
  model.pair('alu2', cylinder(ear, [ear[0] - 0.02, 0.136, ear[2] + 0.05], 0.013, { bevel: 0.003 }))
  model.pair('metal', hexBolt([ear[0] - 0.02, 0.15, ear[2] + 0.05], [0, 1, 0], 0.009))
}

/** Where the spars end, the arm turns and the engine hangs: a casting with a pocket between its ribs. */
function pivotCasting({ model, lift }: Chassis): void {
  const raised = (points: Vec[]) => points.map(([x, z, r]) => [x, lift(z), r])
  const shape = raised([
    [0.012, 0.738, 0.012],
    [-0.088, 0.702, 0.03],
    [-0.172, 0.612, 0.03],
    [-0.222, 0.5, 0.03],
    [-0.24, 0.4, 0.02],
    [-0.212, 0.33, 0.016],
    [-0.166, 0.334, 0.016],
    [-0.158, 0.42, 0.03],
    [-0.15, 0.5, 0.03],
    [-0.112, 0.592, 0.03],
    [-0.052, 0.636, 0.02],
    [0.034, 0.66, 0.012],
  ])
  const pocket = raised([
    [-0.02, 0.702, 0.008],
    [-0.082, 0.676, 0.016],
    [-0.152, 0.598, 0.016],
    [-0.192, 0.506, 0.008],
    [-0.166, 0.506, 0.008],
    [-0.128, 0.604, 0.016],
    [-0.062, 0.66, 0.012],
    [-0.014, 0.676, 0.008],
  ])
  const [whole, hollow] = [outline(shape), outline(pocket)]
  model.pair('alu2', plate(whole, 0.116, 0.14, { bevel: 0.002 }))
  model.pair('alu2', plate(whole, 0.1395, 0.1505, { bevel: 0.004, segments: 3, holes: [hollow] }))
  for (const [x, z, r] of [
    [0.006, 0.7, 0.0075],
    [-0.128, 0.566, 0.0065],
    [-0.206, 0.44, 0.0105],
  ])
    model.pair('metal', hexBolt([x, 0.1505, lift(z)], [0, 1, 0], r))
}
