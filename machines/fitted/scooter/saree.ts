import { sareeFootRest, sareeGrille } from '../../families/accessories/saree-guard.ts'
import { FLANKS } from '../../families/scooter/forms.ts'
import type { ScooterChassis } from '../../families/scooter/spec.ts'
import { curve } from '../../kernel/spline.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { put } from '../put.ts'
import { stay } from '../stay.ts'

/**
 * A saree guard along the body's lower edge, clear of the kick starter and of the moving swing
 * unit.
 */
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
  const edge = curve(hem, 60)
  for (const x of [0.16, -0.16]) {
    const on = lay([x, 0.004, 0.322])
    const under = edge.find((q) => q[0] <= on[0]) ?? back
    stay(model, on, add(under, [0, -0.02, 0.004]))
  }
}
