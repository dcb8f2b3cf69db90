import type { DocumentField, DocumentSection } from './document-sections.ts'
import * as words from './words.ts'

/**
 * Returns the editor's labels of a path, outermost first: `colours.0.slug` gives `Colour 1` and
 * `Web address of the colour`. The path may give an entry by its name. Returns undefined if no
 * field has the path.
 */
export function labelsAtPath(
  sections: readonly DocumentSection[],
  path: readonly string[],
): string[] | undefined {
  for (const { title, fields } of sections) {
    const found = labelsInFields(fields, path)
    if (found) return found
    // The path covers several fields, such as all of a model's card.
    if (fields.some(({ name }) => name.startsWith(`${path.join('.')}.`))) return [title]
  }
  return undefined
}

/** Returns the labels of a path as one text. A path without a field stays as it is. */
export const fieldName = (sections: readonly DocumentSection[], path: readonly string[]): string =>
  (labelsAtPath(sections, path) ?? path).join(' › ')

function labelsInFields(
  fields: readonly DocumentField[],
  path: readonly string[],
): string[] | undefined {
  const found = findFieldAlongPath(fields, path)
  if (!found) return undefined
  const { field } = found
  const [entry, ...rest] = found.rest
  const { label } = field
  if (entry === undefined) return [label]
  if (field.kind === 'lines' && isIndex(entry)) return [label, words.line(Number(entry) + 1)]
  if (field.kind !== 'list') return [label, formatPathPart(entry)]
  const within =
    rest.length > 0 ? (labelsInFields(field.fields, rest) ?? rest.map(formatPathPart)) : []
  if (!isIndex(entry)) return [label, entry, ...within]
  const nth = words.nth(field.one, Number(entry))
  return field.isFolded ? [label, nth, ...within] : [nth, ...within]
}

/** Finds the field on a path, and returns the rest of the path after it. */
export function findFieldAlongPath(
  fields: readonly DocumentField[],
  path: readonly string[],
): { field: DocumentField; rest: readonly string[] } | undefined {
  const field = flattenFields(fields).find(({ name }) =>
    name.split('.').every((part, index) => part === path[index]),
  )
  return field && { field, rest: path.slice(field.name.split('.').length) }
}

/** Returns the fields with groups replaced by their fields. */
export function flattenFields(fields: readonly DocumentField[]): DocumentField[] {
  return fields.flatMap((it) => (it.kind === 'group' ? flattenFields(it.fields) : [it]))
}

const isIndex = (part: string) => /^\d+$/.test(part)
const formatPathPart = (part: string) => (isIndex(part) ? String(Number(part) + 1) : part)
