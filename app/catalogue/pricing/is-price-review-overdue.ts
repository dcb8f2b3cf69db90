import { modelReview } from '#app/catalogue/vehicles/model-review.ts'
import type { PricedModel } from './price-fields.ts'

/** `true` if nobody checked the price for too long. Only the staff see this, never visitors. */
export function isPriceReviewOverdue({
  daysUnchecked,
}: Pick<PricedModel, 'daysUnchecked'>): boolean {
  return daysUnchecked > modelReview.price.everyDays
}
