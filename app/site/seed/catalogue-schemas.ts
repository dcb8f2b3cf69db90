import * as v from 'valibot'
import { loanDocumentsSetting } from '#app/catalogue/finance/loan-documents-setting.ts'
import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { chargesSetting } from '#app/catalogue/pricing/charges/charges-setting.ts'
import { electricityTariffSetting } from '#app/catalogue/vehicles/electricity-tariff-setting.ts'
import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { lineField } from '#app/content/fields/field-kinds.ts'
import { optional } from '#app/content/fields/field-modifiers.ts'
import { entrySchema } from '#app/content/fields/record-field-kinds.ts'
import { appointmentsSetting } from '#app/crm/appointments/appointments-setting.ts'
import { messageTextsSetting } from '#app/crm/message-texts/message-texts-setting.ts'
import { listOfItems, strictRecord } from '#app/platform/schema/schemas.ts'
import { filmFields } from '#app/site/frame/film-content.ts'
import { joyClubSetting } from '#app/site/frame/joy-club-setting.ts'
import { titlePictureSetting } from '#app/site/frame/title-picture-setting.ts'
import { galleryEntryFields } from '#app/site/gallery/gallery-content.ts'
import { homeTextsSetting } from '#app/site/home/home-texts-setting.ts'
import { slideEntryFields } from '#app/site/home/slide-content.ts'
import {
  aboutPageSetting,
  privacyPageSetting,
  termsPageSetting,
} from '#app/site/markdown-pages/page-text-settings.server.ts'
import { offerEntryFields } from '#app/site/offers/offer-content.ts'
import { languagesSetting } from '#app/site/page-content/languages-content.ts'

/** One model as declared by a file in `catalogue/vehicles`. */
export type CatalogueVehicle = v.InferOutput<typeof catalogueVehicleSchema>
export type CatalogueColour = CatalogueVehicle['colours'][number]
export type CatalogueOffer = v.InferOutput<typeof catalogueOffersSchema>[number]
export type CatalogueGalleryPicture = v.InferOutput<typeof catalogueGallerySchema>[number]
export type CatalogueSlide = v.InferOutput<typeof catalogueSlidesSchema>[number]
export type CatalogueSettings = v.InferOutput<typeof catalogueSettingsSchema>
export type CatalogueFilm = v.InferOutput<typeof catalogueFilmsSchema>[number]

/**
 * The demo's models must be complete. This includes the finish of each paint, features and
 * accessories.
 */
export const catalogueVehicleSchema = v.pipe(
  modelContent.schema,
  v.forward(
    v.check(
      ({ name }) => /^[A-Z0-9]+([ .-][A-Z0-9]+)*$/.test(name),
      'must look like HORNET 2.0: capital letters, digits, spaces',
    ),
    ['name'],
  ),
  v.check(({ features }) => features.length >= 4, 'features must have at least 4 entries'),
  v.check(({ accessories }) => accessories.length >= 4, 'accessories must have at least 4 entries'),
)

export const catalogueOffersSchema = listOfItems(entrySchema(offerEntryFields), 1)

/** Each picture of the demo has a caption. */
export const catalogueGallerySchema = listOfItems(
  entrySchema({ ...galleryEntryFields, caption: lineField('', { max: 200 }) }),
  1,
)

/**
 * By default, the side for the text on the wide picture depends on the link, and the side on the
 * upright picture is the top.
 */
export const catalogueSlideSchema = entrySchema({
  ...slideEntryFields,
  quietSide: optional(slideEntryFields.quietSide),
  tallQuietSide: optional(slideEntryFields.tallQuietSide),
})

export const catalogueSlidesSchema = listOfItems(catalogueSlideSchema, 1)

/** The keys are the names of the settings in the database. */
export const catalogueSettingsSchema = strictRecord({
  amc: amcSetting.shape,
  'extended-warranty': warrantySetting.shape,
  'joy-club': joyClubSetting.shape,
  finance: loanDocumentsSetting.shape,
  'loan-terms': v.optional(loanTermsSetting.shape),
  electricity: v.optional(electricityTariffSetting.shape),
  charges: v.optional(chargesSetting.shape),
  appointments: v.optional(appointmentsSetting.shape),
  decorations: titlePictureSetting.shape,
  home: v.optional(homeTextsSetting.shape),
  languages: v.optional(languagesSetting.shape),
  'message-texts': v.optional(messageTextsSetting.shape),
  about: v.optional(aboutPageSetting.shape),
  terms: v.optional(termsPageSetting.shape),
  privacy: v.optional(privacyPageSetting.shape),
})

const { page: filmPage, ...filmFieldsOfFile } = filmFields

/** The page of a film is called `id` in the file. */
export const catalogueFilmsSchema = listOfItems(
  entrySchema({ id: filmPage, ...filmFieldsOfFile }),
  0,
)
