import * as v from 'valibot'
import { entrySchema } from '#app/content/fields/record-field-kinds.ts'
import { listOfItems } from '#app/platform/schema/schemas.ts'
import { galleryEntryFields } from '#app/site/gallery/gallery-content.ts'
import { defaultTextSide } from '#app/site/home/text-side.ts'
import { offerEntryFields } from '#app/site/offers/offer-content.ts'
import {
  catalogueFilmsSchema,
  catalogueSettingsSchema,
  catalogueSlideSchema,
} from '#app/site/seed/catalogue-schemas.ts'
import * as words from './staff-words.ts'

// These schemas describe the same files as in `catalogue/`. They also accept everything that the
// portal allows: an empty list, a picture without a caption.

export const archiveOffersSchema = listOfItems(entrySchema(offerEntryFields), 0, 200)

export const archiveGallerySchema = v.pipe(
  listOfItems(entrySchema(galleryEntryFields), 0),
  v.transform((images) => images.map(({ picture, caption = '' }) => ({ picture, caption }))),
)

export const archiveSlidesSchema = v.pipe(
  listOfItems(catalogueSlideSchema, 0, 20),
  v.transform((slides) => slides.map(omitDefaultTextSides)),
)

type ArchiveSlide = v.InferOutput<typeof catalogueSlideSchema>

/**
 * Removes text sides that equal the default. So a file that contains the defaults counts as
 * unchanged.
 */
export function omitDefaultTextSides({
  quietSide,
  tallQuietSide,
  ...slide
}: ArchiveSlide): ArchiveSlide {
  return {
    ...slide,
    ...(quietSide && quietSide !== defaultTextSide(slide.link.href) && { quietSide }),
    ...(tallQuietSide && tallQuietSide !== 'top' && { tallQuietSide }),
  }
}

/** Films are sorted by id, because the order of films in the file has no meaning. */
export const archiveFilmsSchema = v.pipe(
  catalogueFilmsSchema,
  v.transform((films) => films.toSorted((a, b) => (a.id < b.id ? -1 : 1))),
)

/**
 * Settings that the file does not contain stay unchanged. An archive of a newer release may contain
 * settings that this release does not know.
 */
export const archiveSettingsSchema = v.strictObject(
  v.partial(catalogueSettingsSchema).entries,
  ({ expected }) => (expected === 'never' ? words.unknownSetting : words.notSettings),
)
