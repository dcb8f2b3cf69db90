import { Problem } from '#app/platform/http/problem.server.ts'
import type { Change } from './change.ts'
import type { EditOutcome } from './edit-outcome.ts'

/** The value of an edit that took place. Throws 404 or 409 with the sentence for a person. */
export function unwrapOutcome<Value>(
  outcome: EditOutcome<Value>,
  say: { gone: string; conflict?: (latest: Change | undefined) => string },
): Value {
  if (outcome.is === 'done') return outcome.value
  if (outcome.is === 'gone') throw new Problem(404, say.gone)
  throw new Problem(409, say.conflict?.(outcome.latest) ?? say.gone)
}
