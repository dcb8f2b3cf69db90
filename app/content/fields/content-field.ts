import * as v from 'valibot'
import type { DocumentField, FieldChoice } from '#app/content/document-editor/document-sections.ts'
import { strictRecord } from '#app/platform/schema/schemas.ts'

/** Target of a reference: a model by the name in its address, or a page by its path. */
export type ReferenceTarget = 'model' | 'page'

/** The models and pages that the editor offers. */
export type ReferenceChoices = Readonly<Record<ReferenceTarget, readonly FieldChoice[]>>

/** A field as the document editor shows it. The name comes from the key in `ContentFields`. */
export type UnnamedField = DocumentField extends infer Field
  ? Field extends DocumentField
    ? Omit<Field, 'name'>
    : never
  : never

/**
 * One field of a document. Its schema, its control in the editor and its references are declared
 * together.
 */
export type ContentField<Value = unknown, IsOptional extends boolean = boolean> = {
  schema: v.GenericSchema<unknown, Value>
  isOptional: IsOptional
  /** Old data may lack the field, but the editor shows it as required. */
  isShownAsRequired?: true
  control: (choices: ReferenceChoices) => UnnamedField
  /** The value is the name of a picture, or refers to a model or page. */
  refersTo?: 'picture' | ReferenceTarget
  /** Fields of each entry, if the value is a list of records. */
  entry?: ContentFields
  /** Fields of a record that the editor shows without a frame. */
  parts?: ContentFields
}

/** The fields of a document or record, in the order of the editor. */
export type ContentFields = { readonly [name: string]: ContentField }

/** The values of a record after validation. */
export type ContentValues<Fields extends ContentFields> = {
  [Name in keyof Fields as Fields[Name] extends ContentField<unknown, true>
    ? never
    : Name]: ValueOf<Fields[Name]>
} & {
  [Name in keyof Fields as Fields[Name] extends ContentField<unknown, true> ? Name : never]?:
    | ValueOf<Fields[Name]>
    | undefined
}

type ValueOf<Field> = Field extends ContentField<infer Value> ? Value : never

/** Returns the schema of a record with these fields. Messages continue the field's name. */
export function recordSchema<const Fields extends ContentFields>(
  fields: Fields,
): v.GenericSchema<unknown, ContentValues<Fields>>
/* @__NO_SIDE_EFFECTS__ */
export function recordSchema(fields: ContentFields): unknown {
  return strictRecord(recordEntries(fields))
}

/** Returns the schema of each field. */
export const recordEntries = (fields: ContentFields): Record<string, v.GenericSchema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema, isOptional }]) => [
      name,
      isOptional ? v.optional(schema) : schema,
    ]),
  )

/** Returns the fields as the document editor shows them. */
export function editorFields(fields: ContentFields, choices: ReferenceChoices): DocumentField[] {
  return Object.entries(fields).flatMap(([name, field]): DocumentField[] => {
    if (field.parts)
      return editorFields(field.parts, choices).map((part) => ({
        ...part,
        name: `${name}.${part.name}`,
      }))
    const shown = field.control(choices)
    return [
      { ...shown, name, ...(field.isOptional && !field.isShownAsRequired && { isOptional: true }) },
    ]
  })
}

/** A reference in a document, with the path of its field. */
export type DocumentReference = { path: string; to: 'picture' | ReferenceTarget; name: string }

/** Returns all pictures, models and pages to which a document refers, with their paths. */
export function findReferences(
  fields: ContentFields,
  value: unknown,
  at = '',
): DocumentReference[] {
  if (!isRecord(value)) return []
  return Object.entries(fields).flatMap(([name, { refersTo, entry, parts }]) => {
    const path = at === '' ? name : `${at}.${name}`
    const own = value[name]
    if (parts) return findReferences(parts, own, path)
    if (entry && Array.isArray(own))
      return own.flatMap((row: unknown, index) => findReferences(entry, row, `${path}.${index}`))
    if (refersTo === undefined) return []
    const names: unknown[] = Array.isArray(own) ? own : [own]
    return names.flatMap((it) => (typeof it === 'string' ? [{ path, to: refersTo, name: it }] : []))
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
