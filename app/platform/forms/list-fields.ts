import * as v from 'valibot'
import type { More } from './fields.ts'
import { formSchema } from './form-schema.ts'
import { type Fields, type OwnField, ownField, type RowWords, type ValuesOf } from './own-field.ts'
import { refusalWords } from './refusal-words.ts'

/** Any of a few; a list of their values. */
export function anyOf(label: string, options: readonly string[]): OwnField<string[]> {
  const all = options.map((it) => ({ value: it, label: it }))
  return ownField('several', label, v.array(v.string()), { options: all })
}

/** As many rows of the same fields as somebody adds. */
export function rowsOf<Of extends Fields>(
  label: string,
  fields: Of,
  { rows, ...more }: More & { rows: RowWords },
): OwnField<ValuesOf<Of>[]> {
  const row = formSchema(fields, refusalWords.noRow(label))
  return { ...ownField('rows', label, v.array(row), more), fields, rows }
}
