import * as v from 'valibot'
import { defineCall } from '#app/http/define-call.ts'
import { uploadLimit } from '#app/media/upload-limit.ts'
import { captionEdit, managedImage, newPictures } from './gallery-image.ts'

const tag = 'Manage'
const may = 'gallery.edit'
const sentences = { signedOut: 'Please login to access the Manage Offers page' }
const done = v.object({ message: v.string(), id: v.number() })

export const listManagedPictures = defineCall({
  method: 'GET',
  path: '/api/manageGallery',
  may: 'gallery.read',
  says: 'Gallery pictures with their versions',
  tag,
  answer: v.array(v.object(managedImage)),
  sentences,
})

export const addPictures = defineCall({
  method: 'POST',
  path: '/api/galleryupload',
  may,
  says: 'Add gallery pictures: images, several at once',
  tag,
  body: newPictures,
  upload: uploadLimit,
  answer: v.object({ message: v.string(), images: v.array(v.object(managedImage)) }),
  sentences,
})

export const changeCaption = defineCall({
  method: 'PATCH',
  path: '/api/manageGallery/:id',
  may,
  says: 'Change a picture’s caption',
  tag,
  body: captionEdit,
  answer: v.object({ message: v.string(), ...managedImage }),
  refusals: [404, 409],
  sentences,
})

export const removePicture = defineCall({
  method: 'DELETE',
  path: '/api/deleteGalleryImg/:id',
  may,
  says: 'Delete a gallery picture',
  tag,
  answer: done,
  refusals: [404],
  sentences,
})

export const restorePicture = defineCall({
  method: 'POST',
  path: '/api/deleteGalleryImg/:id/restore',
  may,
  says: 'Take the deletion back, within a day',
  tag,
  answer: done,
  refusals: [404],
  sentences,
})
