import type { ReviewDefinition } from '#app/content/review-queue/review-definition.ts'
import { reviewableOffer, reviewableSpecification } from './reviewable-content.server.ts'
import { reviewableAccessoryPrice, reviewablePrice } from './reviewable-prices.server.ts'

/**
 * All content types of the review queue. A new one also needs its period in `review-period.ts`, and
 * its texts.
 */
export const reviewableDefinitions: readonly ReviewDefinition[] = [
  reviewablePrice,
  reviewableAccessoryPrice,
  reviewableSpecification,
  reviewableOffer,
]
