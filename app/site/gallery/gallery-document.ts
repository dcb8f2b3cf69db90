import * as v from 'valibot'
import { hasUniqueIds } from '#app/platform/schema/entry-checks.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import {
  listOfItems,
  pictureName,
  positiveInteger,
  strictRecord,
} from '#app/platform/schema/schemas.ts'

/** The pictures of the gallery in order. */
export const galleryDocumentSchema = strictRecord({
  images: v.pipe(
    listOfItems(
      strictRecord({
        /** Undefined for a picture that was never published. */
        id: v.optional(positiveInteger),
        picture: pictureName,
        /** Screen readers read this text aloud. */
        caption: v.optional(
          v.pipe(
            v.string('must be text in quotes'),
            v.transform(sanitizeLine),
            v.maxLength(200, 'must be at most 200 characters'),
          ),
        ),
      }),
      0,
      500,
    ),
    v.check((list) => hasUniqueIds(list), 'must not repeat an id'),
  ),
})

export type GalleryDocument = v.InferOutput<typeof galleryDocumentSchema>
export type GalleryImageDocument = GalleryDocument['images'][number]
