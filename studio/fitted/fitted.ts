import { MOTO } from '../families/moto/spec.ts'
import { SCOOTER } from '../families/scooter/spec.ts'
import type { Model } from '../kernel/model.ts'
import { MACHINES } from '../machines.ts'
import { fitToMoto, fitToScooter, type Stands } from './on-machine.ts'
import { PLACES, type Place } from './places.ts'

/** An accessory as it sits on its machine, and the machine's own parts (`Part.of`) that it stands in for. */
export type Fitted = { build: () => Model; replaces: readonly string[] }

/** The accessory at its place, or nothing where the machine has no such place. */
export function fittedOn(slug: string, fitting: string): Fitted | undefined {
  const machine = MACHINES[slug]
  const places = PLACES[fitting]
  if (!machine || !places) return
  if ('moto' in machine)
    return taken(places.moto, { ...MOTO, ...machine.moto }, (stands, draw) =>
      fitToMoto(machine.moto, stands, (c) => draw(c, slug)),
    )
  return taken(places.scooter, { ...SCOOTER, ...machine.scooter }, (stands, draw) =>
    fitToScooter(machine.scooter, stands, (c) => draw(c, slug)),
  )
}

function taken<Spec, Machine>(
  place: Place<Spec, Machine> | undefined,
  spec: Spec,
  fit: (stands: Stands, draw: Place<Spec, Machine>['draw']) => Model,
): Fitted | undefined {
  if (!place || place.takes?.(spec) === false) return
  const { stands = 'on the frame', draw, replaces = [] } = place
  return {
    build: () => fit(stands, draw),
    replaces: typeof replaces === 'function' ? replaces(spec) : replaces,
  }
}
