import * as v from 'valibot'
import type {
  DocumentField,
  FieldChoice,
  FieldCondition,
} from '#app/content/document-editor/document-sections.ts'
import type { AnyFieldControl } from '#app/platform/forms/custom-field.ts'
import type { FieldSettings } from '#app/platform/forms/field-definitions.ts'
import { strictRecord } from '#app/platform/schema/schemas.ts'
import { type FurtherLanguage, furtherLanguages } from './further-languages.ts'
import * as words from './words.ts'

/** Target of a reference: a model by the name in its address, or a page by its path. */
export type ReferenceTarget = 'model' | 'page'

/** The models and pages that the editor offers, and the further languages that it shows. */
export type ReferenceChoices = Readonly<Record<ReferenceTarget, readonly FieldChoice[]>> & {
  readonly language?: readonly FieldChoice[]
}

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
  /** Old data may lack the field, or only some documents need it, but the editor shows it as required. */
  isShownAsRequired?: true
  /** Without it, the editor does not show the field, or it shows only the field's `parts`. */
  control?: (choices: ReferenceChoices) => UnnamedField
  /** Settings of the field in a form: see `formFields`. */
  form?: FormSettings
  /** Name in messages, if it is not the label in the editor. */
  label?: string
  /** The value is the name of a picture or film, or refers to a model or page. */
  refersTo?: 'picture' | 'film' | ReferenceTarget
  /** Returns a warning that continues the field's name. A warning does not prevent publication. */
  warn?: (value: unknown) => string | undefined
  /** The record may have the text in further languages too: see `translatable`. */
  isTranslatable?: true
  /** The editor shows the field only with these values of other fields: see `shownWith`. */
  shownWith?: FieldCondition
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
} & ([TranslatableName<Fields>] extends [never]
    ? unknown
    : { translations?: Translations<TranslatableName<Fields>> | undefined })

type TranslatableName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { isTranslatable: true } ? Name : never
}[keyof Fields]

/** The texts of one record in further languages. */
type Translations<Name extends PropertyKey> = {
  [Language in FurtherLanguage]?: { [Field in Name]?: string | undefined } | undefined
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
export const recordEntries = (fields: ContentFields): Record<string, v.GenericSchema> => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, { schema, isOptional }]) => [
      name,
      isOptional ? v.optional(schema) : schema,
    ]),
  ),
  ...translationEntries(fields),
})

function translationEntries(fields: ContentFields): Record<string, v.GenericSchema> {
  const texts = listTranslatable(fields)
  if (texts.length === 0) return {}
  const record = strictRecord(
    Object.fromEntries(texts.map(([name, { schema }]) => [name, v.optional(schema)])),
  )
  const byLanguage = furtherLanguages.map(({ value }) => [value, v.optional(record)])
  return { translations: v.optional(strictRecord(Object.fromEntries(byLanguage))) }
}

const listTranslatable = (fields: ContentFields) =>
  Object.entries(fields).filter(([, { isTranslatable }]) => isTranslatable)

/** Returns the fields as the document editor shows them. */
export function editorFields(fields: ContentFields, choices: ReferenceChoices): DocumentField[] {
  const shown = Object.entries(fields).flatMap(([name, field]) => {
    const isOptional = field.isOptional && !field.isShownAsRequired
    return shownFields(field, choices).map((it) => ({
      ...withPrefix(it, name),
      // The fields of a group are optional together, which its hint says.
      ...(isOptional && it.kind !== 'group' && { isOptional: true }),
      ...(field.shownWith && { shownWith: field.shownWith }),
    }))
  })
  return [...shown, ...translationGroups(fields, choices)]
}

/** Returns one collapsed group of the record's texts for each further language. */
function translationGroups(
  fields: ContentFields,
  choices: ReferenceChoices,
): Extract<DocumentField, { kind: 'group' }>[] {
  const texts = listTranslatable(fields)
  if (texts.length === 0) return []
  return (choices.language ?? []).map(({ value: language, label: languageName }) => {
    const name = `translations.${language}`
    // Hints are about the English text, for example that the page has a text of its own without it.
    const inLanguage = ({ hint: _, ...it }: DocumentField): DocumentField => ({
      ...it,
      label: words.inLanguage(it.label, languageName),
      isOptional: true,
      language,
    })
    return {
      kind: 'group',
      name,
      label: words.textsInLanguage(languageName),
      isFolded: true,
      fields: texts.flatMap(([text, field]) =>
        shownFields(field, choices).map((it) => withPrefix(inLanguage(it), `${name}.${text}`)),
      ),
    }
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
