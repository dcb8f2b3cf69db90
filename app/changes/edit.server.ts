import * as v from 'valibot'
import { errorsOf } from '#app/forms/errors-of.ts'
import { Problem } from '#app/http/problem.server.ts'

/** What was sent, in the schema's shape. Throws 422 with `message` and every field's own sentence. */
export function checkEdit<Output>(
  schema: v.GenericSchema<unknown, Output>,
  sent: unknown,
  message: string,
): Output {
  const result = v.safeParse(schema, sent)
  if (result.success) return result.output
  throw new Problem(422, message, { errors: errorsOf(result.issues, { leftOut: message }) })
}
