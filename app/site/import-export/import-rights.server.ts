import type { Capability } from '#app/platform/permissions/capability.ts'
import { isWanted } from './apply-import-store.server.ts'
import { siteParts } from './site-part-store.server.ts'
import type { ImportOptions, Step } from './step.ts'

export type May = (capability: Capability) => boolean

/** The rights that changing a price, an order or a status by hand needs. */
const liveRights = ['prices.edit', 'accessories.edit', 'vehicles.edit'] as const

/** The steps of an import that an account may not take, at the moment in which it would take them. */
export function forbiddenSteps(steps: readonly Step[], options: ImportOptions, may: May): Step[] {
  const mayLive = liveRights.every(may)
  return steps.filter((step) => {
    if (!isWanted(step, options)) return false
    if (step.part === 'model') return options.live && step.kind === 'changed' && !mayLive
    const part = siteParts.find(({ file }) => file === step.part)
    return part !== undefined && !may(part.may)
  })
}
