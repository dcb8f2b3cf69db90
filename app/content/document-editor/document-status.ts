import type { DraftState } from '#app/content/publishing/draft-state.ts'

/** Never published yet, on the site, or off it. */
export const publicationStates = ['draft', 'on', 'off'] as const
export type PublicationState = (typeof publicationStates)[number]

/** How far a document is: what its call answers beside it. */
export type DocumentStatus = DraftState & {
  state: PublicationState
  hasDraft: boolean
  /** What is still missing, by path. */
  gaps: Record<string, string>
  /** What the site showed when this was read, where that may change beside a draft: given back with a save. */
  seen?: string
}

const statusFieldNames: ReadonlySet<string> = new Set([
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
  'seen',
] satisfies (keyof DocumentStatus)[])

/** The document alone, of what the call answers or takes. */
export function omitStatusFields(answer: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !statusFieldNames.has(name)))
}
