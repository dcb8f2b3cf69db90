import { formatChangedPath } from '#app/catalogue/editor/field-labels.ts'
import { type JsonDifference, jsonDiff } from '#app/platform/schema/json-diff.ts'
import { valueAt } from '#app/platform/schema/json-path.ts'
import type { ImportChange, SkippedChange } from './import-change.ts'
import type { ImportFindings } from './import-store.server.ts'
import * as words from './staff-words.ts'

/** Preview of one model or file that the import changes. */
export type ImportPreviewEntry = {
  part: string
  key: string
  name: string
  is: 'new' | 'changed' | 'gone' | 'held'
  /** Differences in texts, figures and pictures. */
  changes: JsonDifference[]
  /** Differences in price, position and status. They are applied only if the user requests it. */
  live: JsonDifference[]
  /** Number of differences that are not listed. */
  more: number
  /** Reason why the change is skipped. */
  says: string
}

/** Maximum number of listed differences of one model or file. */
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

/** Replaces a path such as `tagline` by the label that the editor shows. */
function withFieldLabel({ path, ...change }: JsonDifference): JsonDifference {
  return { ...change, path: formatChangedPath(path) }
}

/** Paths in `jsonDiff` of fields that a draft does not contain. */
const liveFieldPaths =
  /^(status|position|price|priceCheckedOn|priceIsApproximate|variants › .* › difference|accessories › .* › price)$/

/** Returns the name under which the preview shows the model or file. */
export function importChangeName({ part, key, before, after }: ImportChange): string {
  if (part !== 'model') return archiveFileLabel(part)
  const name = valueAt(after ?? before, ['name'])
  return typeof name === 'string' ? name : key
}

const archiveFileLabel = (part: string) => words.partNames[part] ?? part
