import { isReviewOverdue } from '#app/platform/audit/review-period.ts'
import type { PricedModel } from './price-fields.ts'

/** A price that nobody checked for long is pointed out to the staff, and never to visitors. */
export function isPriceReviewOverdue({
  daysUnchecked,
}: Pick<PricedModel, 'daysUnchecked'>): boolean {
  return isReviewOverdue('price', daysUnchecked)
}
