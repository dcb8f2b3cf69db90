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
  title: lineField('Title', { max: 120 }),
  description: paragraphField('Description', {
    max: 1000,
    rows: 4,
    hint: 'What the customer gets and needs to bring.',
  }),
  picture: pictureNameField('Picture', { minimum: { width: 960, height: 540 } }),
  models: optional(modelsField('For these models')),
  // The first and the last day of the offer; both are included.
  from: optional(
    calendarDayField('First day', {
      hint: 'The offer is hidden before this date. Leave it empty to show the offer immediately.',
    }),
  ),
  until: optional(
    calendarDayField('Last day', {
      hint: 'After this date the offer is listed under Other offers, as ended. Leave it empty for an offer without an end.',
    }),
  ),
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
  sections: [
    {
      id: 'offers',
      title: 'Offers',
      hint: 'The first current offer is shown large. Removing an offer takes it off the site; you can restore it under Manage → Offer for 30 days.',
      fields: ['offers'],
    },
  ],
  fields: {
    offers: recordsField('Offers', offerEntryFields, { one: 'offer', most: 200 }),
  },
})

export type OffersDocument = DocumentOf<typeof offerContent>
export type OfferDocument = OffersDocument['offers'][number]
