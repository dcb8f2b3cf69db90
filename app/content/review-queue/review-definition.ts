import type { ReviewableKind } from '#app/platform/audit/review-period.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { ReviewItem } from './review-item.ts'

/** How one kind of fact is looked for, confirmed and put back. */
export type ReviewDefinition = {
  kind: ReviewableKind
  /** Who may change it may say that it is right. */
  may: Capability
  /** Those on the site that were checked before that day, the oldest first. */
  list: (db: Db, asked: { before: string; today: string; limit: number }) => Promise<DueReviewRow[]>
  count: (db: Db, asked: { before: string; today: string }) => Promise<number>
  /** As it is now, with what putting it back takes. */
  find: (db: Db, id: number) => Promise<StoredReviewItem | undefined>
  /** Writes where it still has the version `was`; whether it had. */
  write: (db: Db, to: { id: number; was: number; stored: object }) => Promise<boolean>
  /** What is stored of it once it is confirmed. */
  confirmed: (stored: object, today: string) => object
}

export type DueReviewRow = Omit<ReviewItem, 'kind' | 'daysUnchecked'>
export type StoredReviewItem = { version: number; name: string; checkedOn: string; stored: object }
