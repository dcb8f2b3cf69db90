import { formatChangedPath } from '#app/catalogue/editor/field-labels.ts'
import { type JsonDifference, jsonDiff } from '#app/platform/schema/json-diff.ts'
import { valueAt } from '#app/platform/schema/json-path.ts'
import type { ImportChange, SkippedChange } from './import-change.ts'
import type { ImportFindings } from './import-store.server.ts'
import * as words from './staff-words.ts'

/** What an archive would change of one thing, as it is shown before it is done. */
export type ImportPreviewEntry = {
  part: string
  key: string
  name: string
  is: 'new' | 'changed' | 'gone' | 'held'
  /** Words, figures and pictures that differ. */
  changes: JsonDifference[]
  /** Price, place and status that differ: changed only where that is asked for. */
  live: JsonDifference[]
  /** So many more differ than are told. */
  more: number
  /** Why one that is held is. */
  says: string
}

/** Told of one thing; a reader of more opens it. */
const maxListedFields = 30

export function importPreviewEntries(
  steps: readonly ImportChange[],
  { held }: Pick<ImportFindings, 'held'>,
): ImportPreviewEntry[] {
  return [...held.map(entryOfSkipped), ...steps.map(entryOfChange)]
}

const entryOfSkipped = ({ part, key, name, says }: SkippedChange) => ({
  ...{ part, key, says, is: 'held' as const, changes: [], live: [], more: 0 },
  name: part === 'model' ? name : archiveFileLabel(part),
})

function entryOfChange(step: ImportChange): ImportPreviewEntry {
  const { part, key, kind, before, after } = step
  const all = kind === 'changed' ? jsonDiff(before, after) : []
  const isLive = ({ path }: JsonDifference) => part === 'model' && liveFieldPaths.test(path)
  const changes = all.filter((one) => !isLive(one))
  const live = all.filter(isLive)
  return {
    ...{ part, key, is: kind, says: '' },
    name: importChangeName(step),
    changes: changes
      .slice(0, maxListedFields)
      .map((one) => (part === 'model' ? withFieldLabel(one) : one)),
    live: live.slice(0, maxListedFields).map(withFieldLabel),
    more:
      Math.max(0, changes.length - maxListedFields) + Math.max(0, live.length - maxListedFields),
  }
}

/** `tagline` by the name that the editor gives it. */
function withFieldLabel({ path, ...change }: JsonDifference): JsonDifference {
  return { ...change, path: formatChangedPath(path) }
}

/** As `jsonDiff` tells the fields that no draft changes. */
const liveFieldPaths =
  /^(status|position|price|priceCheckedOn|priceIsApproximate|variants › .* › difference|accessories › .* › price)$/

/** What a person calls it. */
export function importChangeName({ part, key, before, after }: ImportChange): string {
  if (part !== 'model') return archiveFileLabel(part)
  const name = valueAt(after ?? before, ['name'])
  return typeof name === 'string' ? name : key
}

const archiveFileLabel = (part: string) => words.partNames[part] ?? part
