import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'

/** How far somebody got with a thing. Instants are ISO texts in UTC. */
export type DraftState = {
  version: number
  editedBy: string
  editedAt: string
  publishAt: string | null
  withdrawAt: string | null
  /** Why a plan could not be carried out. */
  planFailure: string | null
  /** Who planned the publication; null without one. */
  plannedBy: string | null
  /** True if the draft was changed after its publication was planned: the plan publishes the planned version. */
  isAheadOfPlan: boolean
}

/** Nobody has touched it since it came with the catalogue. */
export const untouchedDraftState: DraftState = {
  version: 1,
  editedBy: '',
  editedAt: '',
  publishAt: null,
  withdrawAt: null,
  planFailure: null,
  plannedBy: null,
  isAheadOfPlan: false,
}

/** How an attempt on a draft ended. */
export type DraftOutcome<Value> =
  | { is: 'done'; value: Value }
  | { is: 'gone' }
  /** Its publication is planned, and who asks may not publish. */
  | { is: 'planned'; by: string }
  /** Somebody was quicker. */
  | { is: 'conflict'; who: string; at: string; version: number }
  /** It may not be kept, or published, like this. */
  | { is: 'refused'; flaws: FieldMessages }

export type PublishedVersion = { number: number; publishedBy: string; publishedAt: string }
