import { MOTO } from '../families/moto/spec.ts'
import { SCOOTER } from '../families/scooter/spec.ts'
import type { Model } from '../kernel/model.ts'
import { MACHINES } from '../models.ts'
import { fitToMoto, fitToScooter } from './on-machine.ts'
import { PLACES } from './places.ts'

/** An accessory as it sits on its machine, and the machine's own parts (`Part.of`) that it stands in for. */
export type Fitted = { build: () => Model; replaces: readonly string[] }

/** The accessory at its place, or nothing where the machine has no such place. */
export function fittedOn(slug: string, fitting: string): Fitted | undefined {
  const machine = MACHINES[slug]
  const places = PLACES[fitting]
  if (!machine || !places) return
  if ('moto' in machine) {
    const { moto } = places
    if (!moto || moto.takes?.({ ...MOTO, ...machine.moto }) === false) return
    const { stands = 'on the frame', draw, replaces = [] } = moto
    return { build: () => fitToMoto(machine.moto, stands, (c) => draw(c, slug)), replaces }
  }
  const { scooter } = places
  if (!scooter || scooter.takes?.({ ...SCOOTER, ...machine.scooter }) === false) return
  const { stands = 'on the frame', draw, replaces = [] } = scooter
  return { build: () => fitToScooter(machine.scooter, stands, (c) => draw(c, slug)), replaces }
}
