import type { ReviewableKind } from '#app/platform/audit/review-period.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { ReviewItem } from './review-item.ts'

/** Defines how one kind of fact is listed, confirmed and restored. */
export type ReviewDefinition = {
  kind: ReviewableKind
  /** The capability to change such a fact. It also allows confirming it. */
  may: Capability
  /** Lists facts on the site that were last checked before that day, oldest first. */
  list: (db: Db, asked: { before: string; today: string; limit: number }) => Promise<DueReviewRow[]>
  count: (db: Db, asked: { before: string; today: string }) => Promise<number>
  /** Finds the current fact, with the values that undo needs. */
  find: (db: Db, id: number) => Promise<StoredReviewItem | undefined>
  /** Writes the fact if it still has the version `was`. Returns `false` otherwise. */
  write: (db: Db, to: { id: number; was: number; stored: object }) => Promise<boolean>
  /** Returns the values to store after a confirmation. */
  confirmed: (stored: object, today: string) => object
}

export type DueReviewRow = Omit<ReviewItem, 'kind' | 'daysUnchecked'>
export type StoredReviewItem = { version: number; name: string; checkedOn: string; stored: object }
