import { Problem } from '#app/platform/http/problem.server.ts'
import type { Change } from './change.ts'
import type { EditOutcome } from './edit-outcome.ts'

/**
 * Returns the value of a successful edit. Throws a `Problem` with 404 or 409 and a message for the
 * user.
 */
export function unwrapOutcome<Value>(
  outcome: EditOutcome<Value>,
  say: { gone: string; conflict?: (latest: Change | undefined) => string },
): Value {
  if (outcome.is === 'done') return outcome.value
  if (outcome.is === 'gone') throw new Problem(404, say.gone)
  throw new Problem(409, say.conflict?.(outcome.latest) ?? say.gone)
}
