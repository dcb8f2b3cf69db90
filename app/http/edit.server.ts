import * as v from 'valibot'
import { errorsOf } from '#app/forms/errors-of.ts'
import { Problem } from './problem.server.ts'

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

/** A row's id from a path. Undefined when it can't be one: PostgreSQL's ids end at 2³¹. */
export function idFrom(text: string | undefined): number | undefined {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return id >= 1 && id <= 2_147_483_647 ? id : undefined
}
