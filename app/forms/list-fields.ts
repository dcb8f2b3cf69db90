import * as v from 'valibot'
import { type Field, type Fields, type More, ownField, type ValuesOf } from './fields.ts'
import { formSchema } from './form-schema.ts'

/** Any of a few; a list of their values. */
export function several(label: string, options: readonly string[]): Field<string[]> {
  const all = options.map((it) => ({ value: it, label: it }))
  return ownField('several', label, v.array(v.string()), { options: all })
}

/** As many rows of the same fields as somebody adds. */
export function rowsOf<Of extends Fields>(
  label: string,
  fields: Of,
  more: More & Required<Pick<Field, 'rows'>>,
): Field<ValuesOf<Of>[]> {
  return ownField('rows', label, v.array(formSchema(fields)), { ...more, fields })
}
