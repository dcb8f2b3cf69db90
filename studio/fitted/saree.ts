import { hexBolt } from '../families/accessories/pieces.ts'
import { sareeFootRest, sareeGrille } from '../families/accessories/saree-guard.ts'
import type { Chassis } from '../families/moto/spec.ts'
import { FLANKS } from '../families/scooter/forms.ts'
import type { ScooterChassis } from '../families/scooter/spec.ts'
import type { Model } from '../kernel/model.ts'
import { fillet } from '../kernel/spline.ts'
import { tube } from '../kernel/sweep.ts'
import { add, type Vec } from '../kernel/vector.ts'
import { put } from './put.ts'

/** Left of the rear wheel, outside of shock, chain and peg; held under the tail and on the peg's plate. */
export function sareeOnMoto({ model, lift, spec }: Chassis, hasRest: boolean): void {
  const [x, y, z] = [-0.59, 0.203, lift(0.42)]
  const lay = (q: Vec): Vec => [x + 0.9 * q[0], y + q[1], z + q[2]]
  put(model, lay, sareeGrille)
  if (hasRest) put(model, (q) => add(lay(q), [0.02, 0.012, 0]), sareeFootRest)
  stay(model, [-0.47, y + 0.002, lift(0.735)], [-0.478, 0.112, lift(0.748)])
  stay(model, [-0.735, y + 0.002, lift(0.752)], [-0.725, 0.08, lift(0.848) + 0.7 * spec.tailRise])
  stay(model, [-0.405, y + 0.004, lift(0.475)], [-0.45, 0.125, lift(0.5)])
}

/** Along the body's lower edge, clear of the kick starter and of the swing unit, which moves. */
export function sareeOnScooter({ model, spec }: ScooterChassis, hasRest: boolean): void {
  const hem = FLANKS[spec.form].hem
  const [front, back] = [hem[3], hem[5]]
  const slope = (0.55 * (back[2] - front[2])) / (front[0] - back[0])
  const [cos, sin] = [1 / Math.hypot(1, slope), slope / Math.hypot(1, slope)]
  const [x0, y0] = [-0.585, front[1] + 0.014]
  const z0 = 0.24 * front[2] + 0.76 * back[2] + 0.012
  const lay = ([x, y, z]: Vec): Vec => {
    const [along, up] = [0.66 * x, 0.6 * (z - 0.335)]
    const ahead = x0 + along * cos + up * sin
    return [ahead, y0 + 0.6 * y + 0.1 * (ahead + 0.4), z0 - along * sin + up * cos]
  }
  put(model, lay, sareeGrille)
  if (hasRest)
    put(
      model,
      ([x, y, z]) => [x0 + 0.06 + 0.7 * x, y0 - 0.012 + 0.8 * y, z0 - 0.212 + z],
      sareeFootRest,
    )
  for (const [x, deep] of [
    [0.16, 0.05],
    [-0.22, 0.05],
  ]) {
    const on = lay([x, 0.004, 0.31])
    stay(model, on, add(on, [0, -deep, 0.03]))
  }
}

/** A bent flat bar from the guard to a point of the frame, a bolt on its outer end. */
function stay(model: Model, from: Vec, to: Vec): void {
  const bend = [from[0] * 0.4 + to[0] * 0.6, from[1] * 0.7 + to[1] * 0.3, to[2]]
  const path = fillet([from, bend, to], 0.03, 6)
  model.add('powder', tube(path, [0.0028, 0.0105], { m: 12, up: [0, 0.4, 1], exponent: 5 }))
  hexBolt(model, add(from, [0, 0.006, 0]), [0, 1, 0], 0.007)
}
