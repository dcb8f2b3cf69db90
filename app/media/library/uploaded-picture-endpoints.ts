import * as v from 'valibot'
import { onePictureBodyLimit } from '#app/media/upload-batches/upload-batch.ts'
import { pictureField } from '#app/platform/forms/picture-field.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { pictureFilterSchema, uploadedPictureListSchema } from './uploaded-picture.ts'

const tag = 'Manage'

export const listUploadedPictures = defineEndpoint({
  method: 'GET',
  path: '/api/pictures',
  may: 'pictures.read',
  says: 'List uploaded pictures, newest first, with the documents that use each of them',
  tag,
  query: pictureFilterSchema,
  answer: uploadedPictureListSchema,
})

export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/api/pictures',
  may: 'pictures.edit',
  says: 'Upload one picture (image), which stays until it is deleted',
  tag,
  body: v.object({ image: pictureField('Picture').schema }),
  upload: onePictureBodyLimit,
  answer: v.object({ message: v.string(), name: v.string() }),
  status: 201,
})

export const deleteUploadedPicture = defineEndpoint({
  method: 'DELETE',
  path: '/api/pictures/:picture',
  may: 'pictures.edit',
  says: 'Delete an unused picture, by the part of its name after media/; 409 lists the uses of a used picture',
  tag,
  answer: v.object({ message: v.string() }),
  refusals: [404, 409],
})
