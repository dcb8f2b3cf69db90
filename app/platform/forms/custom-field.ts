import type * as v from 'valibot'
import type { Field, FieldAnswerOf, FieldControl, FieldSettings } from './field-definitions.ts'

/** A field with its own schema, for forms of staff only. Each has its own file. */
export type CustomField<Value = unknown> = Omit<Field, 'kind' | 'control' | 'fields'> & {
  kind: 'own'
  control: AnyFieldControl
  schema: v.GenericSchema<unknown, Value>
  /** Fields of one row, if the field is a list. */
  fields?: Fields
  rows?: RowsFieldTexts
}

export type AnyFieldControl =
  | FieldControl
  | 'password'
  | 'time'
  | 'url'
  | 'money'
  | 'several'
  | 'picture'
  | 'rows'

/** Texts around the rows of a list. */
export type RowsFieldTexts = {
  add: string
  none: string
  remove: (row: Record<string, unknown>) => string
}

export type AnyField = Field | CustomField

/** The fields of a form, in order. */
export type Fields = { readonly [name: string]: AnyField }

/** The values of a form after validation. */
export type FormValuesOf<Of extends Fields> = { [Name in keyof Of]: FieldValueOf<Of[Name]> }

type FieldValueOf<Of extends AnyField> =
  Of extends CustomField<infer Value> ? Value : Of extends Field ? FieldAnswerOf<Of> : never

export function customField<Value>(
  control: AnyFieldControl,
  label: string,
  schema: v.GenericSchema<unknown, Value>,
  more: FieldSettings = {},
): CustomField<Value> {
  return { kind: 'own', control, label, isRequired: false, schema, ...more }
}
