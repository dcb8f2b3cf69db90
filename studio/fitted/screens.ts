// The machine's own screen again, taller; a clear one over a scooter's head.
import { type Bubble, bubble } from '../families/moto/fairing.ts'
import { hullOf } from '../families/moto/fairing-hull.ts'
import type { Chassis } from '../families/moto/spec.ts'
import { tallScreen } from '../families/moto/tall-screen.ts'
import { mirrorFoot } from '../families/scooter/head.ts'
import { LAMPS, X, Z } from '../families/scooter/head-lamps.ts'
import type { ScooterChassis } from '../families/scooter/spec.ts'
import type { Vec } from '../kernel/vector.ts'
import { arm, sheetAt } from './visor.ts'

export function touringScreen(c: Chassis, isDouble: boolean): void {
  const look: Bubble = isDouble
    ? { material: 'smoke', taller: 0.06, second: 0.022 }
    : { material: 'clear', taller: 0.08 }
  if (c.spec.adventure) {
    const spec = { ...c.spec, screen: c.spec.screen + (look.taller ?? 0) }
    return tallScreen({ ...c, spec }, look.material, look.second)
  }
  bubble(c, hullOf(c), look)
}

/** Ahead of the lamp or of where the machine's own deflector was, held at the mirrors' feet. */
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
