import type { DocumentField, DocumentSection } from './document-sections.ts'
import * as words from './words.ts'

/**
 * What a place in a document is called where it is written, outermost first: `colours.0.slug` is
 * `Colour 1`, `Address of the colour`. An entry may be said by its name as well; undefined where no field stands there.
 */
export function labelsAtPath(
  sections: readonly DocumentSection[],
  path: readonly string[],
): string[] | undefined {
  for (const { title, fields } of sections) {
    const found = labelsInFields(fields, path)
    if (found) return found
    // Several fields stand below it: all of a model's card.
    if (fields.some(({ name }) => name.startsWith(`${path.join('.')}.`))) return [title]
  }
  return undefined
}

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
  if (field.kind !== 'list') return [label, formatPathPart(entry)]
  const within =
    rest.length > 0 ? (labelsInFields(field.fields, rest) ?? rest.map(formatPathPart)) : []
  if (!isIndex(entry)) return [label, entry, ...within]
  const nth = words.nth(field.one, Number(entry))
  return field.isFolded ? [label, nth, ...within] : [nth, ...within]
}

/** The field that a path leads to or through, and what is left of the path there. */
export function findFieldAlongPath(
  fields: readonly DocumentField[],
  path: readonly string[],
): { field: DocumentField; rest: readonly string[] } | undefined {
  const field = flattenFields(fields).find(({ name }) =>
    name.split('.').every((part, index) => part === path[index]),
  )
  return field && { field, rest: path.slice(field.name.split('.').length) }
}

/** Fields with those that stand in a line as one. */
export function flattenFields(fields: readonly DocumentField[]): DocumentField[] {
  return fields.flatMap((it) => (it.kind === 'group' ? flattenFields(it.fields) : [it]))
}

const isIndex = (part: string) => /^\d+$/.test(part)
const formatPathPart = (part: string) => (isIndex(part) ? String(Number(part) + 1) : part)
