import * as v from 'valibot'
import type { ContentFields, ContentValues } from './content-field.ts'

/** Values of a record as a table or a form has them: null if an optional field is empty. */
export type RowValues<Fields extends ContentFields> = {
  [Name in keyof ContentValues<Fields>]-?: undefined extends ContentValues<Fields>[Name]
    ? Exclude<ContentValues<Fields>[Name], undefined> | null
    : ContentValues<Fields>[Name]
}

/** Values of a document, a form or an edit. */
export type GivenValues<Fields extends ContentFields> = {
  [Name in keyof ContentValues<Fields>]: undefined extends ContentValues<Fields>[Name]
    ? ContentValues<Fields>[Name] | null
    : ContentValues<Fields>[Name]
}

/** Returns the values of the fields. A value that is absent or empty is null. */
export function toRowValues<const Fields extends ContentFields>(
  fields: Fields,
  values: GivenValues<Fields>,
): RowValues<Fields>
export function toRowValues(fields: ContentFields, values: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { isOptional }]) => {
      const value = values[name]
      return [name, value === undefined || (isOptional && isEmpty(value)) ? null : value]
    }),
  )
}

/** Returns the values of the fields as a document has them: without empty optional fields. */
export function toDocumentValues<const Fields extends ContentFields>(
  fields: Fields,
  values: GivenValues<Fields>,
): ContentValues<Fields>
export function toDocumentValues(fields: ContentFields, values: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(toRowValues(fields, values)).filter(([, value]) => value !== null),
  )
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/** Returns the schemas with which an endpoint answers the values of the fields. */
export function answerEntries<const Fields extends ContentFields>(
  fields: Fields,
): { [Name in keyof RowValues<Fields>]: v.GenericSchema<RowValues<Fields>[Name]> }
/* @__NO_SIDE_EFFECTS__ */
export function answerEntries(fields: ContentFields): unknown {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { kind } = field.control?.({ model: [], page: [] }) ?? {}
      const schema =
        kind === 'number'
          ? v.number()
          : kind === 'several' || kind === 'lines'
            ? v.array(v.string())
            : v.string()
      return [name, field.isOptional ? v.nullable(schema) : schema]
    }),
  )
}
