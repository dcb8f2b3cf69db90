import * as v from 'valibot'
import { isDateRangeInOrder } from '#app/platform/schema/entry-checks.ts'
import { sanitizeLine, sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import {
  day,
  lineOfText,
  listOfItems,
  pictureName,
  strictRecord,
} from '#app/platform/schema/schemas.ts'
import { defaultTextSide } from '#app/site/home/text-side.ts'
import {
  catalogueFilmsSchema,
  catalogueSettingsSchema,
  catalogueSlidesSchema,
} from '#app/site/seed/catalogue-schemas.ts'

// These schemas describe the same files as in `catalogue/`. They also accept everything that the
// portal allows: an empty list, a picture without a caption, an offer with several lines.

export const archiveOffersSchema = listOfItems(
  v.pipe(
    strictRecord({
      title: lineOfText(120),
      description: v.pipe(
        v.string('must be text in quotes'),
        v.transform(sanitizeMultiline),
        v.nonEmpty('must not be empty'),
        v.maxLength(1000, 'must be at most 1000 characters'),
      ),
      picture: pictureName,
      /** Names of the models to which the offer applies. */
      models: v.optional(listOfItems(lineOfText(60), 1)),
      /** First and last day of the offer. */
      from: v.optional(day),
      until: v.optional(day),
    }),
    v.forward(
      v.check((it) => isDateRangeInOrder(it), 'must not be before the first day'),
      ['until'],
    ),
  ),
  0,
  200,
)

export const archiveGallerySchema = listOfItems(
  strictRecord({
    picture: pictureName,
    caption: v.pipe(
      v.string('must be text in quotes'),
      v.transform(sanitizeLine),
      v.maxLength(200, 'must be at most 200 characters'),
    ),
  }),
  0,
)

export const archiveSlidesSchema = v.pipe(
  catalogueSlidesSchema.pipe[0],
  v.maxLength(20, 'must have at most 20 entries'),
  v.transform((slides) => slides.map(omitDefaultTextSides)),
)

type ArchiveSlide = v.InferOutput<typeof catalogueSlidesSchema>[number]

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

/** Settings that the file does not contain stay unchanged. */
export const archiveSettingsSchema = v.partial(catalogueSettingsSchema)
