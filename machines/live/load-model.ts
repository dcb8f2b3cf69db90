import { type Body, type BodyKind, bodyKindOf } from '../families/moto/body.ts'
import type { MotoPlaces } from '../fitted/moto/fitted-on-moto.ts'
import type { Fitted } from '../fitted/place.ts'
import type { Model } from '../kernel/model.ts'
import { type Level, LIVE_DETAIL } from '../live-detail.ts'
import { atDetailOf, MACHINES, type Machine } from '../machines.ts'

/** A request for a machine, or for an accessory at its place on that machine. */
export type Asked = { machine: string; level: Level; fitting?: string | undefined }
export type Loaded = { model: Model; replaces: readonly string[] }

/**
 * Builds the requested model. The code of a family and of its accessories is imported on first use.
 */
export async function loadModel({ machine, level, fitting }: Asked): Promise<Loaded> {
  const detail = Object.hasOwn(LIVE_DETAIL, machine) ? LIVE_DETAIL[machine][level] : undefined
  if (detail === undefined) throw new Error(`No machine ${machine} for a ${level}.`)
  const known = MACHINES[machine]
  const loaded =
    fitting === undefined
      ? { build: await loadMachine(known), replaces: [] }
      : await loadFitted(machine, known, fitting)
  if (!loaded) throw new Error(`No ${fitting} on ${machine}.`)
  return { model: atDetailOf(known, detail, loaded.build), replaces: loaded.replaces }
}

async function loadMachine(machine: Machine): Promise<() => Model> {
  if ('moto' in machine) {
    const [{ buildMoto }, body] = await Promise.all([
      import('../families/moto/build.ts'),
      loadBody(bodyKindOf(machine.moto)),
    ])
    return () => buildMoto(machine.moto, body)
  }
  const { buildScooter } = await import('../families/scooter/build.ts')
  return () => buildScooter(machine.scooter)
}

async function loadBody(kind: BodyKind): Promise<Body> {
  if (kind === 'tall') return (await import('../families/moto/tall/tall-body.ts')).tallBody
  if (kind === 'sport') return (await import('../families/moto/sport/sport-body.ts')).sportBody
  return (await import('../families/moto/street/street-body.ts')).streetBody
}

async function loadFitted(
  slug: string,
  machine: Machine,
  fitting: string,
): Promise<Fitted | undefined> {
  if ('moto' in machine) {
    const [{ fittedOnMoto }, places] = await Promise.all([
      import('../fitted/moto/fitted-on-moto.ts'),
      loadPlaces(bodyKindOf(machine.moto)),
    ])
    return fittedOnMoto(slug, machine.moto, fitting, places)
  }
  const { fittedOnScooter } = await import('../fitted/scooter/fitted-on-scooter.ts')
  return fittedOnScooter(slug, machine.scooter, fitting)
}

async function loadPlaces(kind: BodyKind): Promise<MotoPlaces> {
  if (kind === 'tall') return (await import('../fitted/moto/tall-places.ts')).TALL_PLACES
  if (kind === 'sport') return (await import('../fitted/moto/sport-places.ts')).SPORT_PLACES
  return (await import('../fitted/moto/street-places.ts')).STREET_PLACES
}
