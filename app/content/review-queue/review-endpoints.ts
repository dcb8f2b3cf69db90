import * as v from 'valibot'
import { reviewableKinds } from '#app/platform/audit/reviewable-kind.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { reviewItemSchema } from './review-item.ts'

const apiTag = 'Manage'
const reviewableKindSchema = v.picklist(reviewableKinds)

export const listReviewItems = defineEndpoint({
  method: 'GET',
  path: '/api/to-confirm',
  may: 'prices.read',
  says: 'List facts whose last check is too long ago, oldest first',
  tag: apiTag,
  query: v.object({ kind: v.optional(reviewableKindSchema) }),
  answer: v.object({
    rows: v.array(reviewItemSchema),
    counts: v.array(v.object({ kind: reviewableKindSchema, count: v.number() })),
  }),
})

export const confirmReviewItems = defineEndpoint({
  method: 'POST',
  path: '/api/confirm',
  may: 'prices.edit',
  says: 'Confirm that facts are still correct today',
  tag: apiTag,
  body: v.object({
    items: v.pipe(
      v.array(
        v.object({
          kind: reviewableKindSchema,
          id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
          /** Without a version, the fact is confirmed even if it has changed. */
          version: v.optional(v.pipe(v.number(), v.integer(), v.maxValue(2_147_483_647))),
        }),
      ),
      v.minLength(1, 'Nothing is selected.'),
      v.maxLength(1200, 'You can confirm at most 1,200 items at once.'),
    ),
  }),
  answer: v.object({
    message: v.string(),
    /** The id with which the confirmation can be undone. */
    change: v.number(),
    confirmed: v.number(),
    /** Facts that changed since they were read. They are not confirmed. */
    changed: v.array(v.object({ kind: reviewableKindSchema, id: v.number(), name: v.string() })),
  }),
  refusals: [409],
})

export const undoConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/confirm/:change/undo',
  may: 'prices.edit',
  says: 'Undo a confirmation and restore the earlier dates',
  tag: apiTag,
  answer: v.object({ message: v.string() }),
  refusals: [404],
})
