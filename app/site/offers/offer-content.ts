import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import {
  calendarDayField,
  lineField,
  modelsField,
  paragraphField,
} from '#app/content/fields/field-kinds.ts'
import { optional } from '#app/content/fields/field-modifiers.ts'
import { recordsField } from '#app/content/fields/record-field-kinds.ts'
import { pictureNameField } from '#app/content/fields/upload-field-kinds.ts'
import * as words from './offer-content-words.ts'

/**
 * The fields of one offer. Forms, endpoints and the document editor follow from them. A field is
 * stored in the column of the same name, except for `models` and `from`: see `offerRow`.
 */
export const offerEntryFields = {
  title: lineField(words.title, {
    max: 120,
    missing: words.titleMissing,
    tooLong: words.titleTooLong,
  }),
  description: paragraphField(words.description, {
    max: 1000,
    rows: 4,
    hint: words.descriptionHint,
    missing: words.descriptionMissing,
    tooLong: words.descriptionTooLong,
  }),
  picture: pictureNameField(words.picture, { minimum: { width: 960, height: 540 } }),
  models: { ...optional(modelsField(words.models)), label: words.modelsInMessages },
  // The first and the last day of the offer; both are included.
  from: optional(calendarDayField(words.from, { hint: words.fromHint })),
  until: optional(calendarDayField(words.until, { hint: words.untilHint })),
}

/**
 * The offers in the order in which the site shows them. The first offer that has not ended is shown
 * large.
 */
export const offerContent = defineContent({
  key: 'offers',
  label: 'the offers',
  page: '/offers',
  review: { offer: { everyDays: 60, texts: words.review } },
  sections: [{ id: 'offers', title: words.offers, hint: words.offersHint, fields: ['offers'] }],
  fields: {
    offers: recordsField(words.offers, offerEntryFields, { one: words.offer, most: 200 }),
  },
})

export type OffersDocument = DocumentOf<typeof offerContent>
export type OfferDocument = OffersDocument['offers'][number]
