import { namedPlace } from '#app/catalogue/editor/field-names.ts'
import { type JsonDifference, jsonDiff } from '#app/platform/schema/json-diff.ts'
import { valueAt } from '#app/platform/schema/json-path.ts'
import type { Found } from './import-store.server.ts'
import * as words from './staff-words.ts'
import type { Held, Step } from './step.ts'

/** What an archive would change of one thing, as it is shown before it is done. */
export type PreviewRow = {
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
const mostTold = 30

export function previewOf(steps: readonly Step[], { held }: Pick<Found, 'held'>): PreviewRow[] {
  return [...held.map(rowOfHeld), ...steps.map(rowOf)]
}

const rowOfHeld = ({ part, key, name, says }: Held) => ({
  ...{ part, key, says, is: 'held' as const, changes: [], live: [], more: 0 },
  name: part === 'model' ? name : partName(part),
})

function rowOf(step: Step): PreviewRow {
  const { part, key, kind, before, after } = step
  const all = kind === 'changed' ? jsonDiff(before, after) : []
  const isLive = ({ path }: JsonDifference) => part === 'model' && livePaths.test(path)
  const changes = all.filter((one) => !isLive(one))
  const live = all.filter(isLive)
  return {
    ...{ part, key, is: kind, says: '' },
    name: nameOfStep(step),
    changes: changes.slice(0, mostTold).map((one) => (part === 'model' ? named(one) : one)),
    live: live.slice(0, mostTold).map(named),
    more: Math.max(0, changes.length - mostTold) + Math.max(0, live.length - mostTold),
  }
}

/** `tagline` by the name that the editor gives it. */
function named({ path, ...change }: JsonDifference): JsonDifference {
  return { ...change, path: namedPlace(path) }
}

/** As `jsonDiff` tells the fields that no draft changes. */
const livePaths =
  /^(status|position|price|priceCheckedOn|priceIsApproximate|variants › .* › difference|accessories › .* › price)$/

/** What a person calls it. */
export function nameOfStep({ part, key, before, after }: Step): string {
  if (part !== 'model') return partName(part)
  const name = valueAt(after ?? before, ['name'])
  return typeof name === 'string' ? name : key
}

const partName = (part: string) => words.partNames[part] ?? part
