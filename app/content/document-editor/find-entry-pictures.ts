import { type JsonPath, valueAt } from '#app/platform/schema/json-path.ts'
import type { DocumentField, FallbackPictures } from './document-sections.ts'
import type { EditingContext } from './field-input.tsx'

/** Returns the pictures that the site shows while a picture field of the entry at `at` is empty. */
export function findFallbackPictures(
  field: DocumentField,
  at: JsonPath,
  { written, pictures }: Pick<EditingContext, 'written' | 'pictures'>,
): FallbackPictures | undefined {
  if (field.kind !== 'picture' && field.kind !== 'frames') return undefined
  const entry = valueAt(written, at)
  return field.otherwise?.({ document: written, entry, known: Object.keys(pictures) })
}

/** Returns the address of an entry's picture: the first of its fields that has one. */
export function findEntryPictureUrl(
  fields: readonly DocumentField[],
  at: JsonPath,
  editing: Pick<EditingContext, 'written' | 'pictures'>,
): string | undefined {
  for (const field of fields) {
    if (field.kind !== 'picture') continue
    const own = valueAt(editing.written, [...at, ...field.name.split('.')])
    const otherwise = findFallbackPictures(field, at, editing)
    const [standing] = otherwise?.isOther ? [] : (otherwise?.pictures ?? [])
    const url = editing.pictures[typeof own === 'string' ? own : (standing ?? '')]
    if (url !== undefined) return url
  }
  return undefined
}
