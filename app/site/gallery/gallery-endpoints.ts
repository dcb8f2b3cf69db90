import * as v from 'valibot'
import { pictureUploadBodyLimit } from '#app/media/pictures/upload-limits.ts'
import { defineCrudEndpoints } from '#app/platform/audit/define-crud-endpoints.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import {
  captionEditSchema,
  newGalleryPicturesSchema,
  staffGalleryImageResponse,
} from './gallery-image-fields.ts'

const galleryMessages = { signedOut: 'Please login to access the Manage Offers page' }

export const galleryCrudEndpoints = defineCrudEndpoints({
  at: '/api/manageGallery',
  deletedAt: '/api/deleteGalleryImg',
  read: 'gallery.read',
  edit: 'gallery.edit',
  says: {
    list: 'Gallery pictures with their versions',
    change: 'Change a picture’s caption',
    remove: 'Delete a gallery picture',
  },
  row: staffGalleryImageResponse,
  body: captionEditSchema,
  sentences: galleryMessages,
})

export const addGalleryPictures = defineEndpoint({
  method: 'POST',
  path: '/api/galleryupload',
  may: 'gallery.edit',
  says: 'Add gallery pictures: images, several at once',
  tag: 'Manage',
  body: newGalleryPicturesSchema,
  upload: pictureUploadBodyLimit,
  answer: v.object({ message: v.string(), images: v.array(v.object(staffGalleryImageResponse)) }),
  sentences: galleryMessages,
})
