import { galleryDocument } from '#app/site/gallery/gallery-document.ts'
import { readGallery, writeGallery } from '#app/site/gallery/gallery-row-store.server.ts'
import { definePart } from './part.server.ts'

export const galleryPart = definePart({
  key: 'gallery',
  label: 'the gallery',
  shape: galleryDocument,
  published: readGallery,
  picturesIn: ({ images }) =>
    images.map(({ picture }, index) => [`images.${index}.picture`, picture]),
  apply: writeGallery,
  overlay: ({ gallery: { showing } }, { images }) => ({
    gallery: { showing, ...showing(images) },
  }),
})
