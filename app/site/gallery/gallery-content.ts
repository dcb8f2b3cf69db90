import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import { emptyLineField } from '#app/content/fields/field-kinds.ts'
import { optional } from '#app/content/fields/field-modifiers.ts'
import { recordsField } from '#app/content/fields/record-field-kinds.ts'
import { pictureNameField } from '#app/content/fields/upload-field-kinds.ts'

/** The fields of one picture. */
export const galleryEntryFields = {
  picture: pictureNameField('Picture', { minimum: { width: 960, height: 640 } }),
  caption: optional(
    emptyLineField('Caption', {
      max: 200,
      hint: 'Describes the picture. Screen readers read it aloud.',
      tooLong: 'At most 200 characters.',
    }),
  ),
}

/** The pictures of the gallery in order. */
export const galleryContent = defineContent({
  key: 'gallery',
  label: 'the gallery',
  page: '/gallery',
  sections: [
    {
      id: 'images',
      title: 'Pictures',
      hint: 'Pictures are shown in this order. The first one is large.',
      fields: ['images'],
    },
  ],
  fields: {
    images: recordsField('Pictures', galleryEntryFields, { one: 'picture', most: 500 }),
  },
})

export type GalleryDocument = DocumentOf<typeof galleryContent>
export type GalleryImageDocument = GalleryDocument['images'][number]
