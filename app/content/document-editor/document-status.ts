import type { DraftState } from '#app/content/publishing/draft-state.ts'

/** `draft`: never published; `on`: on the site; `off`: taken off the site. */
export const publicationStates = ['draft', 'on', 'off'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Publication status of a document. The endpoint returns it beside the document's fields. */
export type DocumentStatus = DraftState & {
  state: PublicationState
  hasDraft: boolean
  /** Messages about missing fields, by path. */
  gaps: Record<string, string>
}

const statusFieldNames: ReadonlySet<string> = new Set<keyof DocumentStatus | 'seen'>([
  'version',
  'editedBy',
  'editedAt',
  'publishAt',
  'withdrawAt',
  'planFailure',
  'plannedBy',
  'isAheadOfPlan',
  'state',
  'hasDraft',
  'gaps',
  // Editors that were opened before November 2026 send it.
  'seen',
])

/** Returns the document's fields only, without those of its status. */
export function omitStatusFields(answer: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !statusFieldNames.has(name)))
}
