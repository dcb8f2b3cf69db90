import * as v from 'valibot'
import { pictureShape } from '#app/media/pictures/picture-shape.ts'
import { mostPictures } from '#app/media/pictures/upload-limit.ts'
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

export const newPictures = formSchema({
  images: picturesField('Pictures', { most: mostPictures }),
  ...captionFields,
})
export const captionEdit = versionedEditSchema(captionFields)

export type CaptionEdit = v.InferOutput<typeof captionEdit>

/** A picture of the gallery as the staff see it. */
export const managedImage = {
  id: v.number(),
  caption: v.string(),
  picture: pictureShape,
  /** Given back with an edit: a stale one is refused. */
  version: v.number(),
}
