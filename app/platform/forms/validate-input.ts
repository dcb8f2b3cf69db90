import * as v from 'valibot'
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts'

export type ValidationResult<Output> =
  | { ok: true; output: Output }
  | { ok: false; message: string; errors: FieldErrors }

/**
 * Validates the input. `message` is the first field's message, for the toast and the response.
 * `errors` has the messages of all fields.
 */
export function validateInput<Output>(
  schema: v.GenericSchema<unknown, Output>,
  sent: unknown,
): ValidationResult<Output> {
  const result = v.safeParse(schema, sent)
  if (result.success) return { ok: true, output: result.output }
  return { ok: false, message: result.issues[0].message, errors: fieldErrorsOf(result.issues) }
}
