import type { DraftState } from '#app/content/publishing/draft.ts'

/** Never published yet, on the site, or off it. */
export const managedStates = ['draft', 'on', 'off'] as const
export type ManagedState = (typeof managedStates)[number]

/** How far a document is: what its call answers beside it. */
export type ManagedMeta = DraftState & {
  state: ManagedState
  hasDraft: boolean
  /** What is still missing, by path. */
  gaps: Record<string, string>
  /** What the site showed when this was read, where that may change beside a draft: given back with a save. */
  seen?: string
}

const fields: ReadonlySet<string> = new Set([
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
] satisfies (keyof ManagedMeta)[])

/** The document alone, of what the call answers or takes. */
export function documentIn(answer: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !fields.has(name)))
}
