import type { FactDefinition } from '#app/content/review-queue/fact-definition.ts'
import { offer, specification } from './content-facts.server.ts'
import { accessory, price } from './price-facts.server.ts'

/** A fifth kind is one more of these, its days in `changes/fact-age.ts` and its words. */
export const reviewedFacts: readonly FactDefinition[] = [price, accessory, specification, offer]
