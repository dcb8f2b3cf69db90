import { capScrew } from '../../families/accessories/pieces.ts'
import { FLANKS } from '../../families/scooter/forms.ts'
import type { ScooterChassis } from '../../families/scooter/spec.ts'
import { curve, fillet } from '../../kernel/spline.ts'
import { cylinder, tube } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'

/**
 * A steel tube in four parts: ahead of the apron, along the floor left and right, and around the
 * tail.
 */
export function roundGuard({ model, spec }: ScooterChassis, material: string): void {
  const wide = spec.shieldWidth - 0.235
  const mirrored = (half: readonly Vec[]) => [
    ...half,
    ...half.toReversed().map((q) => [q[0], -q[1], ...q.slice(2)]),
  ]
  const bar = (path: readonly Vec[], r = 0.0105) => tube(path, r, { m: 20 })
  const apron: Vec[] = [
    [0.35, 0.234 + wide, 0.43],
    [0.392, 0.262 + wide, 0.5, 0.05],
    [0.432, 0.25 + wide, 0.6, 0.07],
    [0.548, 0.12, 0.622, 0.1],
    [0.566, 0.04, 0.624, 0.06],
  ]
  model.add(material, bar(fillet(mirrored(apron), 0.06, 10)))
  const floor: Vec[] = [
    [0.352, 0.186, 0.325],
    [0.362, 0.24, 0.31, 0.03],
    [0.28, 0.25, 0.292, 0.06],
    [0.12, 0.252, 0.29, 0.1],
    [-0.03, 0.246, 0.296, 0.06],
    [-0.1, 0.182, 0.304],
  ]
  model.pair(material, bar(fillet(floor, 0.05, 8)))
  const { waist, hem } = FLANKS[spec.form]
  const last = waist[waist.length - 1]
  const beside = (i: number, share: number, out: number): Vec => [
    waist[i][0],
    Math.max(waist[i][1], hem[i][1]) + out,
    hem[i][2] + share * (waist[i][2] - hem[i][2]),
  ]
  const tail: Vec[] = [
    [-0.25, 0.19, 0.372],
    beside(3, 0.1, 0.034),
    beside(4, 0.24, 0.036),
    beside(5, 0.3, 0.036),
    [last[0] - 0.022, last[1] + 0.03, hem[6][2] - 0.002],
    [last[0] - 0.066, last[1] * 0.5, hem[6][2] - 0.012],
  ]
  model.add(material, bar(curve(mirrored(tail), 90)))
  // Stays to existing points of the frame, with a screw on each.
  const stays: [Vec, Vec][] = [
    [
      [0.352, 0.232 + wide, 0.434],
      [0.33, 0.19, 0.436],
    ],
    [
      [0.12, 0.25, 0.29],
      [0.12, 0.196, 0.296],
    ],
    [beside(4, 0.24, 0.034), beside(4, 0.1, -0.03)],
    [tail[4], [last[0] + 0.03, hem[6][1] * 0.7, hem[6][2] - 0.004]],
  ]
  for (const [from, to] of stays) {
    model.pair(material, cylinder(from, to, 0.007))
    for (const s of [1, -1])
      capScrew(model, add([from[0], s * from[1], from[2]], [0, s * 0.01, 0]), [0, s, 0], 0.006)
  }
}
