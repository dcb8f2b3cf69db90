import * as v from 'valibot'
import { pictureSchema } from '#app/media/pictures/picture-schema.ts'
import { maxPicturesPerUpload } from '#app/media/pictures/upload-limits.ts'
import { versionedEditSchema } from '#app/platform/audit/versioned-edit-schema.ts'
import { textField } from '#app/platform/forms/field-definitions.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { picturesField } from '#app/platform/forms/picture-field.ts'

export const captionFields = {
  caption: textField('Caption', {
    max: 200,
    hint: 'What the picture shows: read to those who can’t see it.',
    tooLong: 'At most 200 characters.',
  }),
}

export const newGalleryPicturesSchema = formSchema({
  images: picturesField('Pictures', { most: maxPicturesPerUpload }),
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
