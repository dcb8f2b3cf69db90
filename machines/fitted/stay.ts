import { hexBolt } from '../families/accessories/pieces.ts'
import type { Model } from '../kernel/model.ts'
import { fillet } from '../kernel/spline.ts'
import { tube } from '../kernel/sweep.ts'
import { add, type Vec } from '../kernel/vector.ts'

/** A bent flat bar from the guard to a point of the frame, a bolt on its outer end. */
export function stay(model: Model, from: Vec, to: Vec): void {
  const bend = [from[0] * 0.4 + to[0] * 0.6, from[1] * 0.7 + to[1] * 0.3, to[2]]
  const path = fillet([from, bend, to], 0.03, 6)
  model.add('powder', tube(path, [0.0028, 0.0105], { m: 12, up: [0, 0.4, 1], exponent: 5 }))
  hexBolt(model, add(from, [0, 0.006, 0]), [0, 1, 0], 0.007)
}
