import * as v from 'valibot'
import { type ReviewableKind, reviewableKinds } from '#app/platform/audit/reviewable-kind.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { ReviewDeclaration, ReviewDeclarations } from './review-declaration.ts'
import type { ReviewItem } from './review-item.ts'

/**
 * Reads and writes the stored values of one kind. The version of a value changes with each write.
 */
export type ReviewRows = {
  /** The capability to change such a value. It also allows confirming it. */
  may: Capability
  /** Lists values on the site that were last checked before that day, oldest first. */
  list: (db: Db, asked: { before: string; today: string; limit: number }) => Promise<DueReviewRow[]>
  count: (db: Db, asked: { before: string; today: string }) => Promise<number>
  /** Finds the current value, with everything that undo needs. */
  find: (db: Db, id: number) => Promise<StoredReviewItem | undefined>
  /** Writes the value if it still has the version `was`. Returns `false` otherwise. */
  write: (db: Db, to: { id: number; was: number; stored: object }) => Promise<boolean>
  /** Returns the values to store after a confirmation. */
  confirmed: (stored: object, today: string) => object
}

export type DueReviewRow = Omit<ReviewItem, 'kind' | 'daysUnchecked'>
export type StoredReviewItem = { version: number; name: string; checkedOn: string; stored: object }

const datedSchema = v.object({ checkedOn: v.string() })

/** Returns the check date of stored values. */
export const parseCheckedOn = (stored: object): string => v.parse(datedSchema, stored).checkedOn

/** One kind of value in the review queue. */
export type ReviewDefinition = ReviewDeclaration & ReviewRows & { kind: ReviewableKind }

/**
 * Returns the kinds of values in a content type's documents that staff confirm, with their rows.
 * Throws an error if a kind is declared without rows, or has rows without a declaration.
 */
export function defineReviews(
  { key, review = {} }: { key: string; review?: ReviewDeclarations | undefined },
  rowsByKind: { readonly [Kind in ReviewableKind]?: ReviewRows } = {},
): ReviewDefinition[] {
  return reviewableKinds.flatMap((kind) => {
    const [declaration, rows] = [review[kind], rowsByKind[kind]]
    if (!declaration && !rows) return []
    if (!declaration || !rows)
      throw new Error(`The review of “${kind}” in “${key}” needs a declaration and its rows`)
    return { kind, ...declaration, ...rows }
  })
}
