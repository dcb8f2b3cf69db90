import { type BodyKind, bodyKindOf } from '../families/moto/body.ts'
import { MACHINES } from '../machines.ts'
import { fittedOnMoto, type MotoPlaces } from './moto/fitted-on-moto.ts'
import { MOTO_PLACES } from './moto/moto-places.ts'
import { SPORT_PLACES } from './moto/sport-places.ts'
import { STREET_PLACES } from './moto/street-places.ts'
import { TALL_PLACES } from './moto/tall-places.ts'
import type { Fitted } from './place.ts'
import { fittedOnScooter } from './scooter/fitted-on-scooter.ts'
import { SCOOTER_PLACES } from './scooter/scooter-places.ts'

const OF_BODY: Record<BodyKind, MotoPlaces> = {
  street: STREET_PLACES,
  sport: SPORT_PLACES,
  tall: TALL_PLACES,
}

/**
 * Finds the accessory at its place, with all code loaded. Returns `undefined` if the vehicle has no
 * such place.
 */
export function fittedOn(slug: string, fitting: string): Fitted | undefined {
  const machine = MACHINES[slug]
  if (!machine) return
  return 'moto' in machine
    ? fittedOnMoto(slug, machine.moto, fitting, OF_BODY[bodyKindOf(machine.moto)])
    : fittedOnScooter(slug, machine.scooter, fitting)
}

/** Lists the fittings of a vehicle, in the order of its occlusion files. */
export function fittingsOn(slug: string): string[] {
  const machine = MACHINES[slug]
  const places =
    'moto' in machine ? { ...OF_BODY[bodyKindOf(machine.moto)], ...MOTO_PLACES } : SCOOTER_PLACES
  return Object.keys(places).filter((fitting) => fittedOn(slug, fitting))
}
