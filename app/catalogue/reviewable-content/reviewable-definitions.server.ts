import type { ReviewDefinition } from '#app/content/review-queue/review-definition.ts'
import { reviewableOffer, reviewableSpecification } from './reviewable-content.server.ts'
import { reviewableAccessoryPrice, reviewablePrice } from './reviewable-prices.server.ts'

/** All kinds that the review queue watches. Another one needs its days in `review-period.ts`, too, and its words. */
export const reviewableDefinitions: readonly ReviewDefinition[] = [
  reviewablePrice,
  reviewableAccessoryPrice,
  reviewableSpecification,
  reviewableOffer,
]
