import * as v from 'valibot'
import type { FieldCondition } from '#app/content/document-editor/document-sections.ts'
import type { ContentField, FormSettings, UnnamedField } from './content-field.ts'

export type FieldTexts = { hint?: string; isWide?: true }

/** Declares a field that the editor shows. */
export const defineField = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  control: NonNullable<ContentField['control']>,
  more: Pick<ContentField, 'refersTo' | 'warn' | 'entry' | 'parts' | 'form'> = {},
): ContentField<Value, false> => ({ schema, isOptional: false, control, ...more })

/** The field may be left out of the document. */
export const optional = <Value>(field: ContentField<Value>): ContentField<Value, true> => ({
  ...field,
  isOptional: true,
})

/** Data from before the field was added may lack it. The editor shows the field as required. */
export const absentInOldData = <Value>(field: ContentField<Value>): ContentField<Value, true> => ({
  ...optional(field),
  isShownAsRequired: true,
})

/**
 * The record may have the text in further languages too, as `translations: { hi: { title } }`, with
 * the same limits. The editor shows them once the dealer has switched the language on. This is the
 * outermost modifier, so that the type of the record includes the translations.
 */
export const translatable = <IsOptional extends boolean>(
  field: ContentField<string, IsOptional>,
): ContentField<string, IsOptional> & { isTranslatable: true } => ({
  ...field,
  isTranslatable: true,
})

/**
 * The editor shows the field only if each named field of the same record has one of the values. A
 * hidden field keeps its value and is validated.
 */
export const shownWith = <Value, IsOptional extends boolean>(
  condition: FieldCondition,
  field: ContentField<Value, IsOptional>,
): ContentField<Value, IsOptional> => ({ ...field, shownWith: condition })

/**
 * The same for a field that a rule of the content requires while it is shown. The editor shows it as
 * required.
 */
export const requiredWith = <Value>(
  condition: FieldCondition,
  field: ContentField<Value>,
): ContentField<Value, true> => ({ ...absentInOldData(field), shownWith: condition })

/** If the document lacks the field, its value is `value`. */
export const withDefault = <Value>(
  field: ContentField<Value>,
  value: NoInfer<Value>,
): ContentField<Value, false> => ({
  ...field,
  isOptional: false,
  schema: v.optional(field.schema, () => value),
})

/** Adds a rule about a valid value. The message continues the field's name. */
export const checked = <Value, IsOptional extends boolean>(
  field: ContentField<Value, IsOptional>,
  isMet: (value: Value) => boolean,
  says: string,
): ContentField<Value, IsOptional> => ({
  ...field,
  schema: v.pipe(field.schema, v.check(isMet, says)),
})

/** A field with a schema of its own. */
export const ownField = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  control: UnnamedField,
  form: FormSettings = {},
): ContentField<Value, false> => defineField<Value>(schema, () => control, { form })

/** A field that the editor does not show. Messages name it by `label`. */
export const hiddenField = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  label?: string,
): ContentField<Value, false> => ({
  schema,
  isOptional: false,
  ...(label !== undefined && { label }),
})
