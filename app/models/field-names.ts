import type { DocumentField } from '#app/writing/sections.ts'
import { modelSections } from './model-sections.ts'
import { partNames } from './staff-words.ts'

/** What each place of a document is called, by its path without numbers; null for one that is called nothing by itself. */
const names = new Map<string, string | null>(Object.entries(partNames))

function take(fields: readonly DocumentField[], above = ''): void {
  for (const field of fields) {
    const path = `${above}${field.name}`
    const parts = path.split('.')
    for (const end of parts.keys()) {
      const upTo = parts.slice(0, end + 1).join('.')
      if (!names.has(upTo)) names.set(upTo, null)
    }
    // What stands in a group says by itself what it is.
    if (field.kind !== 'group') names.set(path, names.get(path) ?? field.label)
    if (field.kind === 'list') take(field.fields, `${path}.`)
    if (field.kind === 'group') take(field.fields, above)
  }
}

for (const { fields } of modelSections) take(fields)

/** The names along a path, as the editor calls its fields; entries by their number or by what they are called. */
function namesAlong(path: readonly string[]): string[] {
  let known = ''
  return path.flatMap((part) => {
    const next = known === '' ? part : `${known}.${part}`
    const name = names.get(next)
    if (name === undefined) return [/^\d+$/.test(part) ? String(Number(part) + 1) : part]
    known = next
    return name === null ? [] : [name]
  })
}

/** `colours.0.slug`, `must look like …` → `Colours, 1, Address of the colour must look like …`. */
export const flaw = (path: string, says: string): string =>
  `${namesAlong(path.split('.')).join(', ')} ${says}`.trim()

/** A place of `changesBetween`: `variants › Deluxe › difference` → `Variants › Deluxe › More than the first`. */
export const namedPlace = (place: string): string => namesAlong(place.split(' › ')).join(' › ')
