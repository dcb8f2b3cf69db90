import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { defineReviews } from '#app/content/review-queue/review-definition.ts'
import { accessoryReviewRows, priceReviewRows } from './price-review-rows.server.ts'
import { specificationReviewRows } from './specification-review-query.server.ts'

/** The values of models in the review queue. */
export const modelReviews = defineReviews(modelContent, {
  price: priceReviewRows,
  accessory: accessoryReviewRows,
  specification: specificationReviewRows,
})
