import * as v from 'valibot'
import { type FieldErrors, Problem } from '#app/http/problem.server.ts'
import type { Change } from './change.ts'
import type { Outcome } from './outcome.ts'

/** What was sent, in the schema's shape. Throws 422 with `message` and every field's own sentence. */
export function checkEdit<Output>(
  schema: v.GenericSchema<unknown, Output>,
  sent: unknown,
  message: string,
): Output {
  const result = v.safeParse(schema, sent)
  if (result.success) return result.output
  const errors: FieldErrors = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? ''
    // A field that was left out is the object's issue, in the schema's words and not in ours.
    const isLeftOut = issue.type === 'object' && issue.received === 'undefined'
    errors[field] = [...(errors[field] ?? []), isLeftOut ? message : issue.message]
  }
  throw new Problem(422, message, { errors })
}

/** The value of an edit that took place. Throws 404 or 409 with the sentence for a person. */
export function settle<Value>(
  outcome: Outcome<Value>,
  say: { gone: string; conflict?: (latest: Change | undefined) => string },
): Value {
  if (outcome.is === 'done') return outcome.value
  if (outcome.is === 'gone') throw new Problem(404, say.gone)
  throw new Problem(409, say.conflict?.(outcome.latest) ?? say.gone)
}

/** `changed this price meanwhile`, with the name of who it was when that is known. */
export function changedBy(latest: Change | undefined, what: string): string {
  return `${latest?.who ?? 'Somebody else'} changed ${what} while you were editing.`
}
