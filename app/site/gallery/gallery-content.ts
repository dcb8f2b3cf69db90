import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import { emptyLineField } from '#app/content/fields/field-kinds.ts'
import { optional } from '#app/content/fields/field-modifiers.ts'
import { recordsField } from '#app/content/fields/record-field-kinds.ts'
import { pictureNameField } from '#app/content/fields/upload-field-kinds.ts'
import * as words from './gallery-content-words.ts'

/** The fields of one picture. */
export const galleryEntryFields = {
  picture: pictureNameField(words.picture, { minimum: { width: 960, height: 640 } }),
  caption: optional(
    emptyLineField(words.caption, {
      max: 200,
      hint: words.captionHint,
      tooLong: words.captionTooLong,
    }),
  ),
}

/** The pictures of the gallery in order. */
export const galleryContent = defineContent({
  key: 'gallery',
  label: 'the gallery',
  page: '/gallery',
  sections: [{ id: 'images', title: words.images, hint: words.imagesHint, fields: ['images'] }],
  fields: {
    images: recordsField(words.images, galleryEntryFields, { one: words.image, most: 500 }),
  },
})

export type GalleryDocument = DocumentOf<typeof galleryContent>
export type GalleryImageDocument = GalleryDocument['images'][number]
