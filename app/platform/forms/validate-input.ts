import * as v from 'valibot'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { fieldErrorsOf } from './field-errors.ts'

/**
 * Validates the input. `message` is the first field's message, for the toast and the response.
 * `errors` has the messages of all fields.
 */
export function validateInput<Output>(
  schema: v.GenericSchema<unknown, Output>,
  sent: unknown,
): Result<Output> {
  const result = v.safeParse(schema, sent)
  if (result.success) return ok(result.output)
  return fail('invalid', result.issues[0].message, { errors: fieldErrorsOf(result.issues) })
}
