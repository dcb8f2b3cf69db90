import * as v from 'valibot'
import { fieldNames } from '#app/content/fields/content-field.ts'
import { formFields } from '#app/content/fields/form-fields.ts'
import { answerEntries } from '#app/content/fields/row-values.ts'
import { pictureSchema } from '#app/media/pictures/picture-schema.ts'
import { partialEditSchema } from '#app/platform/audit/versioned-edit-schema.ts'
import type { FormValuesOf } from '#app/platform/forms/custom-field.ts'
import type { FieldOption } from '#app/platform/forms/field-definitions.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { pictureField } from '#app/platform/forms/picture-field.ts'
import { offerEntryFields } from './offer-content.ts'
import * as words from './offer-content-words.ts'

const { picture: _, ...termsFields } = offerEntryFields

/** Names of the fields that an edit can change. */
export const offerTermsNames = fieldNames(termsFields)

/**
 * `models` are the options. If the offer already has a model that is not an option, an edit keeps
 * that model.
 */
export const offerFields = (models: readonly FieldOption[]) =>
  formFields(termsFields, { model: models, page: [] })
export const newOfferFields = (models: readonly FieldOption[]) => {
  const { title, description, ...terms } = offerFields(models)
  return { title, description, image: pictureField(words.picture), ...terms }
}

export const newOfferSchema = formSchema(newOfferFields([]))
export const offerEditSchema = partialEditSchema(offerFields([]))

export type OfferTerms = FormValuesOf<ReturnType<typeof offerFields>>
export type OfferEdit = v.InferOutput<typeof offerEditSchema>

/** An offer in the portal. A day is `YYYY-MM-DD`. */
export const staffOfferResponse = {
  id: v.number(),
  ...answerEntries(termsFields),
  picture: pictureSchema,
  /** Models by the names that they have in addresses: `HORNET2.0`. */
  models: v.array(v.string()),
  /** Day on which staff last confirmed the offer. */
  confirmedOn: v.string(),
  /** Sent back with an edit, so that the server can refuse an outdated edit. */
  version: v.number(),
}
