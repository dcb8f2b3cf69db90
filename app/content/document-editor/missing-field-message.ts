import type { DocumentField, DocumentSection } from './document-sections.ts'
import { findFieldAlongPath } from './field-labels.ts'
import * as words from './words.ts'

/**
 * Returns the message for an empty field. Returns undefined for other gaps, such as too few frames.
 */
export function missingFieldMessage(
  sections: readonly DocumentSection[],
  path: string,
  says: string,
): string | undefined {
  const field = sections.map(({ fields }) => findFieldAtPath(fields, path.split('.'))).find(Boolean)
  if (!field) return undefined
  if (field.kind === 'list') return words.atLeastOne(field.one)
  if (says !== 'is missing' && says !== 'must not be empty') return undefined
  if (field.isOptional) return words.fillOrLeave
  if (field.kind === 'picture') return words.pickPicture
  return field.kind === 'choice' || field.kind === 'named' ? words.pick : words.fillIn
}

function findFieldAtPath(
  fields: readonly DocumentField[],
  path: readonly string[],
): DocumentField | undefined {
  const found = findFieldAlongPath(fields, path)
  if (!found || found.rest.length === 0) return found?.field
  const { field, rest } = found
  return field.kind === 'list' && rest.length > 1
    ? findFieldAtPath(field.fields, rest.slice(1))
    : undefined
}
