import type { CapabilityCheck } from '#app/platform/permissions/capability.ts'
import { archiveFiles } from './archive-files.server.ts'
import { type ImportChange, type ImportOptions, isSelectedChange } from './import-change.ts'

/** Capabilities that a user needs to change a price, an order or a status by hand. */
const liveDataCapabilities = ['prices.edit', 'accessories.edit', 'vehicles.edit'] as const

/** Lists the changes of an import that the account may not make at this time. */
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
