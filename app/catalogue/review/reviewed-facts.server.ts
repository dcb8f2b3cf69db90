import type { ReviewDefinition } from '#app/content/review-queue/fact-definition.ts'
import { reviewableOffer, reviewableSpecification } from './content-facts.server.ts'
import { reviewableAccessoryPrice, reviewablePrice } from './price-facts.server.ts'

/** A fifth kind is one more of these, its days in `changes/fact-age.ts` and its words. */
export const reviewableDefinitions: readonly ReviewDefinition[] = [reviewablePrice, reviewableAccessoryPrice, reviewableSpecification, reviewableOffer]
