import * as v from 'valibot'
import { hasUniqueIds, isDateRangeInOrder } from '#app/platform/schema/entry-checks.ts'
import { sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import {
  day,
  lineOfText,
  listOfItems,
  pictureName,
  positiveInteger,
  strictRecord,
} from '#app/platform/schema/schemas.ts'

const offerSchema = v.pipe(
  strictRecord({
    /** Undefined for an offer that was never published. */
    id: v.optional(positiveInteger),
    title: lineOfText(120),
    description: v.pipe(
      v.string('must be text in quotes'),
      v.transform(sanitizeMultiline),
      v.nonEmpty('must not be empty'),
      v.maxLength(1000, 'must be at most 1,000 characters'),
    ),
    picture: pictureName,
    /** Models to which the offer applies, by the names that they have in addresses: `HORNET2.0`. */
    models: v.optional(listOfItems(lineOfText(100), 0, 100)),
    /** First and last day of the offer; both are included. */
    from: v.optional(day),
    until: v.optional(day),
  }),
  v.forward(
    v.check((it) => isDateRangeInOrder(it), 'must not be before the first day'),
    ['until'],
  ),
)

/**
 * The offers in the order in which the site shows them. The first offer that has not ended is shown
 * large.
 */
export const offersDocumentSchema = strictRecord({
  offers: v.pipe(
    listOfItems(offerSchema, 0, 200),
    v.check((list) => hasUniqueIds(list), 'must not repeat an id'),
  ),
})

export type OffersDocument = v.InferOutput<typeof offersDocumentSchema>
export type OfferDocument = OffersDocument['offers'][number]
