import type { ReviewDeclarations } from '#app/content/review-queue/review-declaration.ts'
import * as words from './model-review-words.ts'

/** The values of a model that staff confirm from time to time. */
export const modelReview = {
  price: { everyDays: 60, texts: words.price },
  accessory: { everyDays: 90, texts: words.accessory },
  specification: { everyDays: 180, texts: words.specification },
} satisfies ReviewDeclarations
