import { barLine } from '../../families/moto/cockpit.ts'
import type { Chassis } from '../../families/moto/spec.ts'
import { mix, norm, sub, type Vec } from '../../kernel/vector.ts'
import { arm, sheetAt } from '../screen-sheet.ts'

/**
 * A screen over the lamp that leans back ahead of the instruments, on two arms from the handlebar.
 */
export function barVisor(c: Chassis, material: string): void {
  const sheet = sheetAt(c.model, footOf(c), material)
  for (const s of [1, -1]) {
    const [from, to] = [barLine(c, s)[1], barLine(c, s)[2]]
    const at = mix(from, to, 0.16)
    arm(c.model, sheet, { at, way: norm(sub(to, from)), side: s })
  }
}

/** Position just ahead of the lamp's upper end. */
function footOf({ spec, fork }: Chassis): Vec {
  if (spec.lamp === 'mask') {
    const [x, , z] = fork(0.66, 0, 0.085)
    return [x + 0.062, 0, z + 0.062]
  }
  if (spec.lamp === 'cowl') {
    const [x, , z] = fork(0.64, 0, 0.09)
    return [x + 0.044 + spec.cowl.prow, 0, z + 0.14 * spec.cowl.height]
  }
  const [x, , z] = fork(0.66, 0, 0.085)
  return [x + 0.08, 0, z + 0.085]
}
