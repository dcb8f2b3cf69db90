import { galleryContent } from '#app/site/gallery/gallery-content.ts'
import {
  readGalleryDocument,
  writeGalleryDocument,
} from '#app/site/gallery/gallery-query.server.ts'
import { definePageContent } from './define-page-content.server.ts'

export const galleryPageContent = definePageContent({
  ...galleryContent,
  published: readGalleryDocument,
  apply: writeGalleryDocument,
  overlay: ({ gallery: { showing } }, { images }) => ({
    gallery: { showing, ...showing(images) },
  }),
})
