import { type Body, type BodyKind, bodyKindOf } from '../families/moto/body.ts'
import type { Model } from '../kernel/model.ts'
import { type Level, LIVE_DETAIL } from '../live-detail.ts'
import { atDetailOf, MACHINES } from '../machines.ts'

/** A machine, or an accessory as it sits on that machine. */
export type Asked = { machine: string; level: Level; fitting?: string | undefined }
export type Loaded = { model: Model; replaces: readonly string[] }

/** What was asked for. A family's code, and that of accessories, is fetched when the first of them is asked for. */
export async function loadModel({ machine, level, fitting }: Asked): Promise<Loaded> {
  const detail = Object.hasOwn(LIVE_DETAIL, machine) ? LIVE_DETAIL[machine][level] : undefined
  if (detail === undefined) throw new Error(`No machine ${machine} for a ${level}.`)
  const known = MACHINES[machine]
  if (fitting !== undefined) {
    const { fittedOn } = await import('../fitted/fitted.ts')
    const fitted = fittedOn(machine, fitting)
    if (!fitted) throw new Error(`No ${fitting} on ${machine}.`)
    return { model: atDetailOf(known, detail, fitted.build), replaces: fitted.replaces }
  }
  if ('moto' in known) {
    const [{ buildMoto }, body] = await Promise.all([
      import('../families/moto/build.ts'),
      loadBody(bodyKindOf(known.moto)),
    ])
    return { model: atDetailOf(known, detail, () => buildMoto(known.moto, body)), replaces: [] }
  }
  const { buildScooter } = await import('../families/scooter/build.ts')
  return { model: atDetailOf(known, detail, () => buildScooter(known.scooter)), replaces: [] }
}

async function loadBody(kind: BodyKind): Promise<Body> {
  if (kind === 'tall') return (await import('../families/moto/tall-body.ts')).tallBody
  if (kind === 'sport') return (await import('../families/moto/sport-body.ts')).sportBody
  return (await import('../families/moto/street-body.ts')).streetBody
}
