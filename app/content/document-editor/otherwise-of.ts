import { type JsonPath, valueAt } from '#app/platform/schema/json-path.ts'
import type { Editing } from './field-input.tsx'
import type { DocumentField, Otherwise } from './sections.ts'

/** What stands in a field of pictures, in the entry at `at`, as long as there is none of one's own. */
export function otherwiseOf(
  field: DocumentField,
  at: JsonPath,
  { written, pictures }: Pick<Editing, 'written' | 'pictures'>,
): Otherwise | undefined {
  if (field.kind !== 'picture' && field.kind !== 'frames') return undefined
  const entry = valueAt(written, at)
  return field.otherwise?.({ document: written, entry, known: Object.keys(pictures) })
}

/** The address of the picture by which one recognises an entry: the first of its fields that has one. */
export function pictureOfEntry(
  fields: readonly DocumentField[],
  at: JsonPath,
  editing: Pick<Editing, 'written' | 'pictures'>,
): string | undefined {
  for (const field of fields) {
    if (field.kind !== 'picture') continue
    const own = valueAt(editing.written, [...at, ...field.name.split('.')])
    const otherwise = otherwiseOf(field, at, editing)
    const [standing] = otherwise?.isOther ? [] : (otherwise?.pictures ?? [])
    const url = editing.pictures[typeof own === 'string' ? own : (standing ?? '')]
    if (url !== undefined) return url
  }
  return undefined
}
