import type { Material } from '../looks.ts'
import {
  ACCESSORY_MATERIALS,
  LACQUERS,
  LAMP_MATERIALS,
  MACHINE_MATERIALS,
} from '../machine-looks.ts'
import { MACHINES } from '../machines.ts'
import { LAMPS, SKY } from '../studio-room.ts'
import type { Group, Look } from './messages.ts'

/** Materials of machines and accessories; those of rooms are for pictures only. */
export const LIVE_MATERIALS: Record<string, Material> = {
  ...MACHINE_MATERIALS,
  ...LAMP_MATERIALS,
  ...ACCESSORY_MATERIALS,
}

/** Returns the appearance of these groups on that machine. */
export function lookOf(machine: string, groups: readonly Group[]): Look {
  const { parts = {}, accent = '#c9ccd0' } = MACHINES[machine]
  const materials: Look['materials'] = {}
  for (const { material } of groups) {
    if (!LIVE_MATERIALS[material]) throw new Error(`No material ${material}.`)
    materials[material] = { ...LIVE_MATERIALS[material], ...parts[material] }
  }
  return { materials, lacquers: LACQUERS, accent, lamps: LAMPS, sky: SKY }
}
