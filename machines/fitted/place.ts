import type { Model } from '../kernel/model.ts'

/** What it goes with: the frame, which leans, the handlebar, which is turned besides, or nothing. */
export type Stands = 'on the frame' | 'on the bar' | 'on the ground'

/** Where an accessory sits on a family's machines: which of them take it, and which of their parts it stands in for. */
export type Place<Spec, Machine> = {
  takes?: (spec: Spec) => boolean
  replaces?: readonly string[] | ((spec: Spec) => readonly string[])
  stands?: Stands
  draw: (machine: Machine, slug: string) => void
}

/** Places by the accessory's name. */
export type Places<Spec, Machine> = Record<string, Place<Spec, Machine>>

/** An accessory as it sits on its machine, and the machine's own parts (`Part.of`) that it stands in for. */
export type Fitted = { build: () => Model; replaces: readonly string[] }

/** The accessory at its place, or nothing where the machine has no such place. */
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
