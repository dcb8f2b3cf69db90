import { sareeFootRest, sareeGrille } from '../../families/accessories/saree-guard.ts'
import type { Chassis } from '../../families/moto/spec.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { put } from '../put.ts'
import { stay } from '../stay.ts'

/**
 * A saree guard left of the rear wheel, outside shock, chain and footrest. It is fixed under the
 * tail and to the footrest's plate.
 */
export function sareeOnMoto({ model, lift, spec }: Chassis, hasRest: boolean): void {
  const [x, y, z] = [-0.59, 0.203, lift(0.42)]
  const lay = (q: Vec): Vec => [x + 0.9 * q[0], y + q[1], z + q[2]]
  put(model, lay, sareeGrille)
  if (hasRest) put(model, (q) => add(lay(q), [0.02, 0.012, 0]), sareeFootRest)
  stay(model, [-0.47, y + 0.002, lift(0.735)], [-0.478, 0.112, lift(0.748)])
  stay(model, [-0.735, y + 0.002, lift(0.752)], [-0.725, 0.08, lift(0.848) + 0.7 * spec.tailRise])
  stay(model, [-0.405, y + 0.004, lift(0.475)], [-0.45, 0.125, lift(0.5)])
}
