import { socketHousing } from '../../families/accessories/charger.ts'
import { capScrew } from '../../families/accessories/pieces.ts'
import type { Model } from '../../kernel/model.ts'
import { curve } from '../../kernel/spline.ts'
import { box, cylinder, tube } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { put } from '../put.ts'

/** Over the handlebar's centre `at`, facing the rider, with the cap folded up. */
export function socketOnBar(model: Model, at: Vec): void {
  put(
    model,
    ([x, y, z]) => add(at, [y, -x, z - 0.03]),
    (it) => {
      it.add('plastic', cylinder([-0.0145, 0, 0.03], [0.0145, 0, 0.03], 0.0175))
      it.add('plastic', box([0, 0, 0.05], [0.028, 0.024, 0.02], 0.004, 2))
      capScrew(it, [0, 0.0175, 0.03], [0, 1, 0], 0.005)
      put(it, (q) => add(q, [0, 0.008, 0.01]), socketHousing)
      const lead = [
        [0.01, 0.02, 0.07],
        [0.012, 0.036, 0.058],
        [0.016, 0.034, 0.02],
        [0.01, 0.03, -0.04],
      ]
      it.add('rubber', tube(curve(lead, 20), 0.0032, { m: 8 }))
    },
  )
}
