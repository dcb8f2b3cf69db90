import type { AnyField, Fields } from './custom-field.ts'

/** Reads the values of a form by field name, as typed and before validation. */
export function readFormFields(fields: Fields, form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(name, field, form)]),
  )
}

function valueOf(name: string, { control, fields = {} }: AnyField, form: FormData): unknown {
  if (control === 'several') return form.getAll(name)
  if (control === 'rows')
    return rowNumbersOf(name, form).map((place) =>
      readPrefixedFields(`${name}.${place}.`, fields, form),
    )
  if (control === 'group') return readPrefixedFields(`${name}.`, fields, form)
  return form.get(name) ?? undefined
}

function readPrefixedFields(
  prefix: string,
  fields: Fields,
  form: FormData,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(prefix + name, field, form)]),
  )
}

/** Returns the row numbers that a list has in the form, in ascending order. */
function rowNumbersOf(name: string, form: FormData): number[] {
  const places = [...form.keys()]
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => Number(key.slice(name.length + 1).split('.')[0]))
  return [...new Set(places)].filter(Number.isInteger).sort((a, b) => a - b)
}
