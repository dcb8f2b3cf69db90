import { mirrorFoot } from '../../families/scooter/head.ts'
import { LAMPS, X, Z } from '../../families/scooter/head-lamps.ts'
import type { ScooterChassis } from '../../families/scooter/spec.ts'
import type { Vec } from '../../kernel/vector.ts'
import { arm, sheetAt } from '../screen-sheet.ts'

/**
 * A visor ahead of the lamp, or in place of the vehicle's own deflector, fixed at the mirrors'
 * feet.
 */
export function headVisor({ model, spec }: ScooterChassis, material: string): void {
  const foot: Vec =
    spec.lamp === 'none'
      ? [X + (spec.shape === 'sharp' ? 0.135 : 0.145), 0, Z + 0.02]
      : [X + 0.128, 0, Z + 0.024 + LAMPS[spec.lamp][1]]
  const sheet = sheetAt(model, foot, material)
  for (const side of [1, -1]) {
    const [x, y, z] = mirrorFoot(side)
    arm(model, sheet, { at: [x, y, z + 0.012], way: [0, 0, 1], side })
  }
}
