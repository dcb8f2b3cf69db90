import type { DraftState } from '#app/drafts/draft.ts'
import type { ModelState } from './model-calls.ts'

/** How far a model is: what its call answers beside the document. */
export type ManagedMeta = DraftState & {
  state: ModelState
  hasDraft: boolean
  /** What is still missing, by path. */
  gaps: Record<string, string>
}

const fields: ReadonlySet<string> = new Set([
  'version',
  'editedBy',
  'editedAt',
  'publishAt',
  'withdrawAt',
  'planFailure',
  'state',
  'hasDraft',
  'gaps',
] satisfies (keyof ManagedMeta)[])

/** The document alone, of what the call answers or takes. */
export function documentIn(answer: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !fields.has(name)))
}
