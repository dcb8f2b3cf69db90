import type { DraftOutcome } from '#app/content/publishing/draft-state.ts'
import * as draftWords from '#app/content/publishing/staff-words.ts'
import { Problem } from '#app/platform/http/problem.server.ts'

/** What is said where an attempt on a draft does not come to its end. */
type DraftMessages = {
  gone: string
  quicker: (who: string, version: number) => string
  /** A sentence about what stands at a path. */
  flaw: (path: string, says: string) => string
  checkFields: string
}

/** What an attempt gave; else its refusal, with every field that is to be mended by its path. */
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
