import { floorMat } from '../../families/accessories/rubber.ts'
import type { ScooterChassis } from '../../families/scooter/spec.ts'
import { all, put } from '../put.ts'

/**
 * A mat cut to the floor between seat and apron. Its front edge touches the foot of the kick plate.
 */
export function matOnFloor({ model }: ScooterChassis): void {
  put(
    model,
    ([x, y, z]) => {
      const ahead = 0.162 + 0.5 * x
      return [ahead, 1.04 * y, 0.3095 + z + 0.28 * Math.max(0, ahead - 0.2)]
    },
    all(floorMat()),
  )
}
