import * as v from 'valibot'
import { type ReviewableKind, reviewableKinds } from '#app/platform/audit/reviewable-kind.ts'

/** A fact on the site whose last confirmation is older than its kind allows. */
export const reviewItemSchema = v.object({
  kind: v.picklist(reviewableKinds),
  id: v.number(),
  /**
   * Sent back with a confirmation, so that a fact that has changed since is not confirmed unseen.
   */
  version: v.number(),
  name: v.string(),
  /** The fact as the site shows it: a price, three figures, an offer's text. */
  says: v.string(),
  /** `YYYY-MM-DD`. */
  checkedOn: v.string(),
  daysUnchecked: v.number(),
  /** Address of the page on which the fact can be changed. */
  editAt: v.string(),
})

export type ReviewItem = v.InferOutput<typeof reviewItemSchema>

/** The number of due facts of one kind, with the texts of the kind: see `ReviewDeclaration`. */
export type ReviewCount = {
  kind: ReviewableKind
  count: number
  many: string
  one: string
  due: string
}

/** `named` names the fact in a sentence, such as `the price of DIO`. */
export type OldestReviewItem = ReviewItem & { named: string }

export const reviewItemKey = ({ kind, id }: Pick<ReviewItem, 'kind' | 'id'>) => `${kind}/${id}`
