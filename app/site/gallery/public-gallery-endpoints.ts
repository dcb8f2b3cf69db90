import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

export const listGalleryPictures = defineEndpoint({
  method: 'GET',
  path: '/api/gallery',
  may: 'public',
  says: 'Gallery',
  tag: 'Catalogue',
  answer: v.array(v.object({ id: v.number(), image_path: v.string(), caption: v.string() })),
})
