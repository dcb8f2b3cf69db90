import { clampOn, sleeve } from '../../families/accessories/guards.ts'
import { hexBolt } from '../../families/accessories/pieces.ts'
import type { Chassis } from '../../families/moto/spec.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'

/**
 * Half of the one-piece tube: from its foot on the engine hanger, around the place of the leg, to
 * the down tube.
 */
const BOW: readonly Vec[] = [
  [0.247, 0.05, 0.44],
  [0.25, 0.1, 0.436, 0.06],
  [0.292, 0.268, 0.388, 0.075],
  [0.324, 0.3, 0.5, 0.1],
  [0.336, 0.285, 0.618, 0.075],
  [0.334, 0.1, 0.622, 0.06],
  [0.334, 0.02, 0.612],
]

/**
 * A guard around the front of a single: clamped to the down tube above, and fixed by the engine's
 * own bolts below.
 */
export function crashGuard({ model, lift }: Chassis): void {
  const raised = (q: Vec, s = 1): Vec => [q[0], s * q[1], lift(q[2]), ...q.slice(3)]
  const half = (s: number) => BOW.map((q) => raised(q, s))
  const whole = fillet([...half(1), ...half(-1).toReversed()], 0.06, 14)
  model.add('powder', tube(whole, 0.0125, { m: 28 }))
  // A brace from the upper run to the lower one. The header pipe passes behind it.
  const brace = [
    [0.334, 0.172, 0.617],
    [0.318, 0.178, 0.53],
    [0.272, 0.184, 0.414],
  ].map((q) => raised(q))
  model.pair('powder', tube(fillet(brace, 0.08, 8), 0.009, { m: 20 }))
  for (const s of [1, -1]) {
    const slider = whole.filter((q) => s * q[1] > 0.27 && q[2] > lift(0.45) && q[2] < lift(0.562))
    sleeve(model, slider)
    foot(model, lift, s)
  }
  clampOn(model, [0.318, 0, lift(0.612)], 0.02)
}

/** A plate over the hanger's two upper bolts, with longer bolts. */
function foot(model: Chassis['model'], lift: Chassis['lift'], s: number): void {
  const shape = [
    [0.283, 0.496],
    [0.253, 0.496],
    [0.226, 0.4],
    [0.236, 0.384],
    [0.256, 0.39],
  ].map(([x, z]) => [x, lift(z)])
  model.add('powder', plate(outline(shape, 0.012), s * 0.0445, s * 0.0505, { bevel: 0.0015 }))
  for (const [x, z] of [
    [0.243, 0.4],
    [0.268, 0.478],
  ])
    hexBolt(model, [x, s * 0.0505, lift(z)], [0, s, 0], 0.009)
}
