import * as v from 'valibot'
import { oneLine, severalLines } from '#app/shapes/plain-text.ts'
import { day, listOf, pictureName, record, text } from '#app/shapes/shapes.ts'
import { catalogueFacts, catalogueFilms, catalogueSlides } from '../catalogue.ts'

// As the files of `catalogue/` hold them, but for what the desk allows and a first start does not: an empty
// list, a picture without a caption, an offer in several lines.

export const archiveOffers = listOf(
  record({
    title: text(120),
    description: v.pipe(
      v.string('must be text in quotes'),
      v.transform(severalLines),
      v.nonEmpty('must not be empty'),
      v.maxLength(1000, 'must be at most 1000 characters'),
    ),
    picture: pictureName,
    /** The models that it is for, by name. */
    models: v.optional(listOf(text(60), 1)),
    /** Its last day. */
    until: v.optional(day),
  }),
  0,
)

export const archiveGallery = listOf(
  record({
    picture: pictureName,
    caption: v.pipe(
      v.string('must be text in quotes'),
      v.transform(oneLine),
      v.maxLength(200, 'must be at most 200 characters'),
    ),
  }),
  0,
)

export const archiveSlides = v.pipe(catalogueSlides.pipe[0], v.maxLength(500))
export const archiveFilms = catalogueFilms

/** Those that it names; of the others nothing changes. */
export const archiveFacts = v.partial(catalogueFacts)
