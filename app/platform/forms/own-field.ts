import type * as v from 'valibot'
import type { AnswerOf, Control, Field, More } from './fields.ts'

/** A field that says itself how it is checked. Only the staff's forms have such; each stands in its own file. */
export type OwnField<Value = unknown> = Omit<Field, 'kind' | 'control' | 'fields'> & {
  kind: 'own'
  control: AnyControl
  schema: v.GenericSchema<unknown, Value>
  /** Of one row, where it is a list. */
  fields?: Fields
  rows?: RowWords
}

export type AnyControl =
  | Control
  | 'password'
  | 'time'
  | 'url'
  | 'money'
  | 'several'
  | 'picture'
  | 'rows'

/** What is said around a list's rows. */
export type RowWords = {
  add: string
  none: string
  remove: (row: Record<string, unknown>) => string
}

export type AnyField = Field | OwnField

/** The fields of a form, in their order. */
export type Fields = { readonly [name: string]: AnyField }

/** What a form holds once it is checked. */
export type ValuesOf<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> }

type ValueOf<Of extends AnyField> =
  Of extends OwnField<infer Value> ? Value : Of extends Field ? AnswerOf<Of> : never

export function ownField<Value>(
  control: AnyControl,
  label: string,
  schema: v.GenericSchema<unknown, Value>,
  more: More = {},
): OwnField<Value> {
  return { kind: 'own', control, label, isRequired: false, schema, ...more }
}
