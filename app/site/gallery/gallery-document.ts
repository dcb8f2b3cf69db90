import * as v from 'valibot'
import { hasNoIdTwice } from '#app/platform/schema/list-checks.ts'
import { oneLine } from '#app/platform/schema/plain-text.ts'
import { listOf, pictureName, record, wholeNumber } from '#app/platform/schema/shapes.ts'

/** The gallery's pictures in their order. */
export const galleryDocument = record({
  images: v.pipe(
    listOf(
      record({
        /** One that has never been published has none. */
        id: v.optional(wholeNumber),
        picture: pictureName,
        /** Read to those who can't see it. */
        caption: v.optional(
          v.pipe(
            v.string('must be text in quotes'),
            v.transform(oneLine),
            v.maxLength(200, 'must be at most 200 characters'),
          ),
        ),
      }),
      0,
      500,
    ),
    v.check((list) => hasNoIdTwice(list), 'must not have an id twice'),
  ),
})

export type GalleryDocument = v.InferOutput<typeof galleryDocument>
export type ImageDocument = GalleryDocument['images'][number]
