import * as v from 'valibot'
import { hasNoIdTwice, isSpan } from '#app/platform/schema/list-checks.ts'
import { severalLines } from '#app/platform/schema/plain-text.ts'
import { day, listOf, pictureName, record, text, wholeNumber } from '#app/platform/schema/shapes.ts'

const offer = v.pipe(
  record({
    /** One that has never been published has none. */
    id: v.optional(wholeNumber),
    title: text(120),
    description: v.pipe(
      v.string('must be text in quotes'),
      v.transform(severalLines),
      v.nonEmpty('must not be empty'),
      v.maxLength(1000, 'must be at most 1,000 characters'),
    ),
    picture: pictureName,
    /** The models that it is for, by their names in addresses: `HORNET2.0`. */
    models: v.optional(listOf(text(100), 0, 100)),
    /** Its first and its last day, both its own. */
    from: v.optional(day),
    until: v.optional(day),
  }),
  v.forward(
    v.check((it) => isSpan(it), 'must not lie before the first day'),
    ['until'],
  ),
)

/** The offers in the order in which the site shows them: the first that goes on stands large. */
export const offersDocument = record({
  offers: v.pipe(
    listOf(offer, 0, 200),
    v.check((list) => hasNoIdTwice(list), 'must not have an id twice'),
  ),
})

export type OffersDocument = v.InferOutput<typeof offersDocument>
export type OfferDocument = OffersDocument['offers'][number]
