import * as v from 'valibot'
import {
  type CustomField,
  customField,
  type Fields,
  type FormValuesOf,
  type RowsFieldTexts,
} from './custom-field.ts'
import type { FieldSettings } from './field-definitions.ts'
import { formSchema } from './form-schema.ts'
import { refusalWords } from './refusal-words.ts'

/** Several of the given options, as a list of their values. */
export function multiChoiceField(label: string, options: readonly string[]): CustomField<string[]> {
  const all = options.map((it) => ({ value: it, label: it }))
  return customField('several', label, v.array(v.string()), { options: all })
}

/** A list of rows with the same fields; staff can add any number. */
export function rowsField<Of extends Fields>(
  label: string,
  fields: Of,
  { rows, ...more }: FieldSettings & { rows: RowsFieldTexts },
): CustomField<FormValuesOf<Of>[]> {
  const row = formSchema(fields, refusalWords.noRow(label))
  return { ...customField('rows', label, v.array(row), more), fields, rows }
}
