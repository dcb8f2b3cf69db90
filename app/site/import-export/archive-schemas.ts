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
import { defaultTextSide } from '#app/site/home/slide-document.ts'
import {
  catalogueFilmsSchema,
  catalogueSettingsSchema,
  catalogueSlidesSchema,
} from '#app/site/seed/catalogue-schemas.ts'

// As the files of `catalogue/` hold them, but for what the desk allows and a first start does not: an empty
// list, a picture without a caption, an offer in several lines.

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
      /** The models that it is for, by name. */
      models: v.optional(listOfItems(lineOfText(60), 1)),
      /** Its first and its last day. */
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

/** Where there is room for words is said only where it is not as usual: so a file that says it is the same. */
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

/** They have no order but that of their names. */
export const archiveFilmsSchema = v.pipe(
  catalogueFilmsSchema,
  v.transform((films) => films.toSorted((a, b) => (a.id < b.id ? -1 : 1))),
)

/** Those that it names; of the others nothing changes. */
export const archiveSettingsSchema = v.partial(catalogueSettingsSchema)
