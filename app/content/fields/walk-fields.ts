import type { ContentField, ContentFields, ReferenceTarget } from './content-field.ts'

type FieldValue = { path: string; field: ContentField; value: unknown }

/** Lists the fields of a document with their values. The document may be invalid. */
function listFieldValues(fields: ContentFields, record: unknown, at = ''): FieldValue[] {
  if (!isRecord(record)) return []
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = at === '' ? name : `${at}.${name}`
    const { parts, entry } = field
    const value = record[name]
    if (parts) return listFieldValues(parts, value, path)
    if (entry && Array.isArray(value))
      return value.flatMap((row: unknown, index) => listFieldValues(entry, row, `${path}.${index}`))
    return [{ path, field, value }]
  })
}

/** A reference in a document, with the path of its field. */
export type DocumentReference = {
  path: string
  to: 'picture' | 'film' | ReferenceTarget
  name: string
}

/**
 * Returns all pictures, models and pages to which a document refers, with their paths. The path of
 * a picture in a list of pictures has the picture's index.
 */
export function findReferences(fields: ContentFields, document: unknown): DocumentReference[] {
  return listFieldValues(fields, document).flatMap(({ path, field: { refersTo: to }, value }) => {
    if (to === undefined) return []
    const names: unknown[] = Array.isArray(value) ? value : [value]
    const pathOf = (index: number) =>
      to === 'picture' && Array.isArray(value) ? `${path}.${index}` : path
    return names.flatMap((name, index) =>
      typeof name === 'string' ? [{ path: pathOf(index), to, name }] : [],
    )
  })
}

/** A warning about a field, by path. `says` continues the field's name. */
export type DocumentWarning = { path: string; says: string }

/** Returns the warnings about a document, such as a picture that is too small for its place. */
export function findWarnings(fields: ContentFields, document: unknown): DocumentWarning[] {
  return listFieldValues(fields, document).flatMap(({ path, field, value }) => {
    const says = field.warn?.(value)
    return says === undefined ? [] : [{ path, says }]
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
