import * as v from 'valibot'
import { reviewableKinds } from '#app/platform/audit/review-period.ts'

/** Something that the site says and that nobody has confirmed for longer than it holds. */
export const reviewItemSchema = v.object({
  kind: v.picklist(reviewableKinds),
  id: v.number(),
  /** Given back with a confirmation: of one that was changed meanwhile nobody has seen what it says. */
  version: v.number(),
  name: v.string(),
  /** What the site says: a price, three figures, an offer's text. */
  says: v.string(),
  /** `YYYY-MM-DD`. */
  checkedOn: v.string(),
  daysUnchecked: v.number(),
  /** Where it is changed if it is not right any more. */
  editAt: v.string(),
})

export type ReviewItem = v.InferOutput<typeof reviewItemSchema>

export const reviewItemKey = ({ kind, id }: Pick<ReviewItem, 'kind' | 'id'>) => `${kind}/${id}`
