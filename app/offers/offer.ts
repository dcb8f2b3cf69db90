import * as v from 'valibot'
import { editSchema } from '#app/changes/edit-schema.ts'
import { text } from '#app/forms/fields.ts'
import { formSchema } from '#app/forms/form-schema.ts'
import type { ValuesOf } from '#app/forms/own-field.ts'
import { picture } from '#app/forms/picture-field.ts'
import { pictureShape } from '#app/media/picture-shape.ts'

export const offerFields = {
  title: text('Title', {
    max: 120,
    isRequired: true,
    missing: 'Enter a title.',
    tooLong: 'A title has at most 120 characters.',
  }),
  description: text('Description', {
    control: 'textarea',
    max: 1000,
    isRequired: true,
    hint: 'What one gets, for which models, and until when.',
    missing: 'Enter a description.',
    tooLong: 'A description has at most 1,000 characters.',
  }),
}

export const newOfferFields = { ...offerFields, image: picture('Picture') }

export const newOffer = formSchema(newOfferFields)
export const offerEdit = editSchema(offerFields)

export type OfferTexts = ValuesOf<typeof offerFields>
export type OfferEdit = v.InferOutput<typeof offerEdit>

/** An offer as the staff see it. */
export const managedOffer = {
  id: v.number(),
  title: v.string(),
  description: v.string(),
  picture: pictureShape,
  /** Given back with an edit: a stale one is refused. */
  version: v.number(),
}
