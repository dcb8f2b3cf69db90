import * as v from 'valibot'
import { formFields } from '#app/content/fields/form-fields.ts'
import { pictureSchema } from '#app/media/pictures/picture-schema.ts'
import { maxPicturesPerUpload } from '#app/media/pictures/upload-limits.ts'
import { versionedEditSchema } from '#app/platform/audit/versioned-edit-schema.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { picturesField } from '#app/platform/forms/picture-field.ts'
import { galleryEntryFields } from './gallery-content.ts'
import * as words from './gallery-content-words.ts'

const { picture: _, ...textFields } = galleryEntryFields

export const captionFields = formFields(textFields)

export const newGalleryPicturesSchema = formSchema({
  images: picturesField(words.images, { most: maxPicturesPerUpload }),
  ...captionFields,
})
export const captionEditSchema = versionedEditSchema(captionFields)

export type CaptionEdit = v.InferOutput<typeof captionEditSchema>

/** A gallery picture in the portal. */
export const staffGalleryImageResponse = {
  id: v.number(),
  caption: v.string(),
  picture: pictureSchema,
  /** Sent back with an edit, so that the server can refuse an outdated edit. */
  version: v.number(),
}
