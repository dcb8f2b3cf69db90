import type { Capability } from '#app/platform/permissions/capability.ts'
import { archiveFiles } from './archive-files.server.ts'
import { isSelectedChange } from './import-applier.server.ts'
import type { ImportChange, ImportOptions } from './import-change.ts'

export type CapabilityCheck = (capability: Capability) => boolean

/** The rights that changing a price, an order or a status by hand needs. */
const liveDataCapabilities = ['prices.edit', 'accessories.edit', 'vehicles.edit'] as const

/** The steps of an import that an account may not take, at the moment in which it would take them. */
export function listForbiddenChanges(
  steps: readonly ImportChange[],
  options: ImportOptions,
  may: CapabilityCheck,
): ImportChange[] {
  const mayLive = liveDataCapabilities.every(may)
  return steps.filter((step) => {
    if (!isSelectedChange(step, options)) return false
    if (step.part === 'model') return options.live && step.kind === 'changed' && !mayLive
    const part = archiveFiles.find(({ file }) => file === step.part)
    return part !== undefined && !may(part.may)
  })
}
