import * as v from 'valibot'
import { pictureSchema } from '#app/media/pictures/picture-schema.ts'
import { versionedEditSchema } from '#app/platform/audit/versioned-edit-schema.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { customField, type FormValuesOf } from '#app/platform/forms/custom-field.ts'
import { type FieldOption, textField } from '#app/platform/forms/field-definitions.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { pictureField } from '#app/platform/forms/picture-field.ts'
import { modelNamesSchema } from './model-names-schema.ts'

const offerTextFields = {
  title: textField('Title', {
    max: 120,
    isRequired: true,
    missing: 'Enter a title.',
    tooLong: 'The title can have at most 120 characters.',
  }),
  description: textField('Description', {
    control: 'textarea',
    max: 1000,
    isRequired: true,
    hint: 'What the customer gets and needs to bring.',
    missing: 'Enter a description.',
    tooLong: 'The description can have at most 1,000 characters.',
  }),
}

/** An optional day. An empty value removes the day. */
const optionalDayField = (label: string, hint: string) => {
  const noDay = `${label} must be a real date.`
  const schema = v.pipe(
    v.nullable(v.string(noDay)),
    v.transform((day) => day?.trim() || null),
    v.check((day) => day === null || isCalendarDay(day), noDay),
  )
  return customField('date', label, v.optional(schema), { hint })
}

/**
 * `models` are the options. If the offer already has a model that is not an option, an edit keeps
 * that model.
 */
const offerTermsFields = (models: readonly FieldOption[]) => ({
  models: customField('several', 'For these models', v.optional(modelNamesSchema), {
    options: models,
  }),
  from: optionalDayField(
    'First day',
    'The offer is hidden before this date. Leave it empty to show the offer immediately.',
  ),
  until: optionalDayField(
    'Last day',
    'After this date the offer is listed under Other offers, as ended. Leave it empty for an offer without an end.',
  ),
})

export const offerFields = (models: readonly FieldOption[]) => ({
  ...offerTextFields,
  ...offerTermsFields(models),
})
export const newOfferFields = (models: readonly FieldOption[]) => ({
  ...offerTextFields,
  image: pictureField('Picture'),
  ...offerTermsFields(models),
})

export const newOfferSchema = formSchema(newOfferFields([]))
export const offerEditSchema = versionedEditSchema(offerFields([]))

export type OfferTerms = FormValuesOf<ReturnType<typeof offerFields>>
export type OfferEdit = v.InferOutput<typeof offerEditSchema>

/** An offer in the portal. */
export const staffOfferResponse = {
  id: v.number(),
  title: v.string(),
  description: v.string(),
  picture: pictureSchema,
  /** Models by the names that they have in addresses: `HORNET2.0`. */
  models: v.array(v.string()),
  /** First day, `YYYY-MM-DD`. Null if the offer has already begun. */
  from: v.nullable(v.string()),
  /** Last day. Null if the offer has no end. */
  until: v.nullable(v.string()),
  /** Day on which staff last confirmed the offer. */
  confirmedOn: v.string(),
  /** Sent back with an edit, so that the server can refuse an outdated edit. */
  version: v.number(),
}
