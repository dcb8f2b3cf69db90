import type { Model } from '../kernel/model.ts'
import { MACHINES } from '../models.ts'

/** An accessory as it sits on its machine, and the machine's own parts (`Part.of`) that it stands in for. */
export type Fitted = { build: () => Model; replaces: readonly string[] }

/** The accessory at its place, or nothing where the machine has no such place. */
export function fittedOn(machine: string, fitting: string): Fitted | undefined {
  if (!MACHINES[machine]) return
  return PLACES[fitting]?.(machine)
}

const PLACES: Record<string, (machine: string) => Fitted | undefined> = {}
