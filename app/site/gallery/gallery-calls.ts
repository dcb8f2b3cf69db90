import * as v from 'valibot'
import { uploadLimit } from '#app/media/pictures/upload-limit.ts'
import { defineCrudEndpoints } from '#app/platform/audit/define-crud-endpoints.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { captionEdit, managedImage, newPictures } from './gallery-image.ts'

const sentences = { signedOut: 'Please login to access the Manage Offers page' }

export const manageGallery = defineCrudEndpoints({
  at: '/api/manageGallery',
  deletedAt: '/api/deleteGalleryImg',
  read: 'gallery.read',
  edit: 'gallery.edit',
  says: {
    list: 'Gallery pictures with their versions',
    change: 'Change a picture’s caption',
    remove: 'Delete a gallery picture',
  },
  row: managedImage,
  body: captionEdit,
  sentences,
})

export const addPictures = defineEndpoint({
  method: 'POST',
  path: '/api/galleryupload',
  may: 'gallery.edit',
  says: 'Add gallery pictures: images, several at once',
  tag: 'Manage',
  body: newPictures,
  upload: uploadLimit,
  answer: v.object({ message: v.string(), images: v.array(v.object(managedImage)) }),
  sentences,
})
