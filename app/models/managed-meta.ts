import type { DraftState } from '#app/drafts/draft.ts'
import type { ModelState } from './model-calls.ts'

/** How far a model is: what its call answers beside the document. */
export type ManagedMeta = DraftState & {
  state: ModelState
  hasDraft: boolean
  /** What is still missing, by path. */
  gaps: Record<string, string>
}
