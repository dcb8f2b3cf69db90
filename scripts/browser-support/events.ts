import { type Finding, findMissing, isKnown, namesUnder } from './compat.ts'

/** Objects of every page and worker. Libraries name events of their own objects as other interfaces do: `dispose`. */
const places = /Element$|^(Document|Window|\w*GlobalScope)$/

/** The finding for an event, such as `scrollend`, that no object fires in one of the supported browsers. */
export function findEvent(name: string): Finding | undefined {
  const missing = ['Element', ...namesUnder('api')]
    .filter((owner) => places.test(owner) && isKnown('api', owner, `${name}_event`))
    .map((owner) => findMissing('api', owner, `${name}_event`))
  return missing.every((it) => it) ? missing[0] : undefined
}
