import type { Fields } from './custom-field.ts'
import type { FieldErrors } from './field-errors.ts'

/**
 * Lists the first message of each field for an error summary. The messages are in the form's order,
 * followed by those of parts of fields.
 */
export function listFieldErrors(fields: Fields, errors: FieldErrors) {
  const names = Object.keys(fields)
  const parts = Object.keys(errors).filter((name) => name !== '' && !names.includes(name))
  return [...names, ...parts].flatMap((name) => {
    const message = errors[name]?.[0]
    return message ? [{ name, message }] : []
  })
}
