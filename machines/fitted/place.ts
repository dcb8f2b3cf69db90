import type { Model } from '../kernel/model.ts'

/**
 * Reference of an accessory's position: the frame, which leans; the handlebar, which also turns; or
 * the ground.
 */
export type Stands = 'on the frame' | 'on the bar' | 'on the ground'

/**
 * Position of an accessory in a family: the models that accept it, and the parts that it replaces.
 */
export type Place<Spec, Machine> = {
  takes?: (spec: Spec) => boolean
  replaces?: readonly string[] | ((spec: Spec) => readonly string[])
  stands?: Stands
  draw: (machine: Machine, slug: string) => void
}

/** Places by the accessory's fitting name. */
export type Places<Spec, Machine> = Record<string, Place<Spec, Machine>>

/**
 * An accessory at its position on the vehicle, and the vehicle's parts (`Part.of`) that it
 * replaces.
 */
export type Fitted = { build: () => Model; replaces: readonly string[] }

/** Finds the accessory at its place. Returns `undefined` if the vehicle has no such place. */
export function fittedAt<Spec, Machine>(
  places: Places<Spec, Machine>,
  fitting: string,
  spec: Spec,
  fit: (stands: Stands, draw: Place<Spec, Machine>['draw']) => Model,
): Fitted | undefined {
  if (!Object.hasOwn(places, fitting)) return
  const { takes, stands = 'on the frame', draw, replaces = [] } = places[fitting]
  if (takes?.(spec) === false) return
  return {
    build: () => fit(stands, draw),
    replaces: typeof replaces === 'function' ? replaces(spec) : replaces,
  }
}
