import type { Fields } from './custom-field.ts'
import type { FieldErrors } from './field-errors.ts'

/** The first sentence of each field for an error summary: in the form's order, then parts of fields. */
export function listFieldErrors(fields: Fields, errors: FieldErrors) {
  const names = Object.keys(fields)
  const parts = Object.keys(errors).filter((name) => name !== '' && !names.includes(name))
  return [...names, ...parts].flatMap((name) => {
    const message = errors[name]?.[0]
    return message ? [{ name, message }] : []
  })
}
