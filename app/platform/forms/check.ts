import * as v from 'valibot'
import { errorsOf, type FieldErrors } from './errors-of.ts'

export type Checked<Output> =
  | { ok: true; output: Output }
  | { ok: false; message: string; errors: FieldErrors }

/** The message is the first field's, for the toast and the answer; every field has its own as well. */
export function check<Output>(
  schema: v.GenericSchema<unknown, Output>,
  sent: unknown,
): Checked<Output> {
  const result = v.safeParse(schema, sent)
  if (result.success) return { ok: true, output: result.output }
  return { ok: false, message: result.issues[0].message, errors: errorsOf(result.issues) }
}
