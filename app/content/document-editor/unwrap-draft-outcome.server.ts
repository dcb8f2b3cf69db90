import type { DraftOutcome } from '#app/content/publishing/draft-state.ts'
import * as draftWords from '#app/content/publishing/staff-words.ts'
import { Problem } from '#app/platform/http/problem.server.ts'

/** Messages for a change to a draft that fails. */
type DraftMessages = {
  gone: string
  quicker: (who: string, version: number) => string
  /** Formats a message about a path. */
  flaw: (path: string, says: string) => string
  checkFields: string
}

/**
 * Returns the value of a successful outcome. Otherwise it returns the refusal, with field errors by
 * path.
 */
export function unwrapDraftOutcome<Value>(
  outcome: DraftOutcome<Value>,
  words: DraftMessages,
): Value {
  if (outcome.is === 'done') return outcome.value
  if (outcome.is === 'gone') throw new Problem(404, words.gone)
  if (outcome.is === 'planned') throw new Problem(403, draftWords.heldByPlan(outcome.by))
  if (outcome.is === 'conflict') throw new Problem(409, words.quicker(outcome.who, outcome.version))
  const said = Object.entries(outcome.flaws).map(([path, says]) => [path, words.flaw(path, says)])
  const errors = Object.fromEntries(said.map(([path = '', says = '']) => [path, [says]]))
  throw new Problem(422, said[0]?.[1] ?? words.checkFields, { errors })
}
