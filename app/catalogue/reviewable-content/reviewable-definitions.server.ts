import type { ReviewDefinition } from '#app/content/review-queue/review-definition.ts'
import { reviewableOffer, reviewableSpecification } from './reviewable-content.server.ts'
import { reviewableAccessoryPrice, reviewablePrice } from './reviewable-prices.server.ts'

/** A fifth kind is one more of these, its days in `changes/fact-age.ts` and its words. */
export const reviewableDefinitions: readonly ReviewDefinition[] = [
  reviewablePrice,
  reviewableAccessoryPrice,
  reviewableSpecification,
  reviewableOffer,
]
