import type { Result } from '#app/platform/result/result.ts'

/** State of a draft and of its plans. Instants are ISO texts in UTC. */
export type DraftState = {
  version: number
  editedBy: string
  editedAt: string
  publishAt: string | null
  withdrawAt: string | null
  /** The reason why the last plan failed. */
  planFailure: string | null
  /** The user who planned the publication; null without a plan. */
  plannedBy: string | null
  /**
   * `true` if the draft was changed after its publication was planned. The plan publishes the
   * planned document.
   */
  isAheadOfPlan: boolean
}

/** State of a document that staff have never edited. */
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

/** The edit of another user, who saved first. */
export type DraftConflict = { who: string; at: string; version: number }

/** Result of a change to a draft. Field errors are by path. */
export type DraftResult<Value> = Result<Value, DraftConflict>

export type PublishedVersion = { number: number; publishedBy: string; publishedAt: string }
