import { galleryDocumentSchema } from '#app/site/gallery/gallery-document.ts'
import {
  readGalleryDocument,
  writeGalleryDocument,
} from '#app/site/gallery/gallery-query.server.ts'
import { definePageContent } from './define-page-content.server.ts'

export const galleryContent = definePageContent({
  key: 'gallery',
  label: 'the gallery',
  shape: galleryDocumentSchema,
  published: readGalleryDocument,
  picturesIn: ({ images }) =>
    images.map(({ picture }, index) => [`images.${index}.picture`, picture]),
  apply: writeGalleryDocument,
  overlay: ({ gallery: { showing } }, { images }) => ({
    gallery: { showing, ...showing(images) },
  }),
})
