import { valueAt } from './json-path.ts'

/** Returns the text that names an entry of a list, or `undefined` if the entry has none. */
export function entryTitle(entry: unknown): string | undefined {
  for (const name of titleFieldNames) {
    const value = valueAt(entry, [name])
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}

/** Fields that may hold an entry's title, in order of preference. */
const titleFieldNames = [
  'name',
  'heading',
  'headline',
  'title',
  'caption',
  'label',
  'term',
  'what',
  'partNo',
]
