import * as v from 'valibot'
import type { DocumentField, FieldChoice } from '#app/content/document-editor/document-sections.ts'
import type { AnyFieldControl } from '#app/platform/forms/custom-field.ts'
import type { FieldSettings } from '#app/platform/forms/field-definitions.ts'
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
 * One field of a document. Its schema, its control in the editor, its references and its warnings
 * are declared together.
 */
export type ContentField<Value = unknown, IsOptional extends boolean = boolean> = {
  schema: v.GenericSchema<unknown, Value>
  isOptional: IsOptional
  /** Old data may lack the field, but the editor shows it as required. */
  isShownAsRequired?: true
  /** Without it, the editor does not show the field, or it shows only the field's `parts`. */
  control?: (choices: ReferenceChoices) => UnnamedField
  /** Settings of the field in a form: see `formFields`. */
  form?: FormSettings
  /** Name in messages, if it is not the label in the editor. */
  label?: string
  /** The value is the name of a picture, or refers to a model or page. */
  refersTo?: 'picture' | ReferenceTarget
  /** Returns a warning that continues the field's name. A warning does not prevent publication. */
  warn?: (value: unknown) => string | undefined
  /** Fields of each entry, if the value is a list of records. */
  entry?: ContentFields
  /** Fields of a record. Without a `control`, the editor shows them without a frame. */
  parts?: ContentFields
}

/** The messages have defaults that contain the label. */
export type FormSettings = {
  control?: AnyFieldControl
} & Pick<
  FieldSettings,
  'maxLength' | 'missing' | 'tooLong' | 'inputMode' | 'placeholder' | 'strips'
>

/** The fields of a document or record, in the order of the editor. */
export type ContentFields = { readonly [name: string]: ContentField }

/** The values of a record after validation. */
export type ContentValues<Fields extends ContentFields> = {
  -readonly [Name in keyof Fields as Fields[Name] extends ContentField<unknown, true>
    ? never
    : Name]: ValueOf<Fields[Name]>
} & {
  -readonly [Name in keyof Fields as Fields[Name] extends ContentField<unknown, true>
    ? Name
    : never]?: ValueOf<Fields[Name]> | undefined
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

/** Returns the names of the fields, in the order of the declaration. */
export function fieldNames<Fields extends ContentFields>(fields: Fields): (keyof Fields & string)[]
export function fieldNames(fields: ContentFields): string[] {
  return Object.keys(fields)
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
  return Object.entries(fields).flatMap(([name, field]) => {
    const isOptional = field.isOptional && !field.isShownAsRequired
    return shownFields(field, choices).map((it) => ({
      ...withPrefix(it, name),
      // The fields of a group are optional together, which its hint says.
      ...(isOptional && it.kind !== 'group' && { isOptional: true }),
    }))
  })
}

/** Returns the fields of a group. The editor does not mark them as optional one by one. */
export const groupedFields = (fields: ContentFields, choices: ReferenceChoices): DocumentField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    shownFields(field, choices).map((it) => withPrefix(it, name)),
  )

const shownFields = (field: ContentField, choices: ReferenceChoices): DocumentField[] =>
  field.control
    ? [{ ...field.control(choices), name: '' }]
    : editorFields(field.parts ?? {}, choices)

function withPrefix(field: DocumentField, prefix: string): DocumentField {
  const name = field.name === '' ? prefix : `${prefix}.${field.name}`
  return field.kind === 'group'
    ? { ...field, name, fields: field.fields.map((part) => withPrefix(part, prefix)) }
    : { ...field, name }
}
