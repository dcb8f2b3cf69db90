import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import { storeUploadedPictures } from '#app/media/pictures/store-uploaded-picture.server.ts'
import { handleCrudEndpoints } from '#app/platform/audit/handle-crud-endpoints.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { addGalleryPictures, galleryCrudEndpoints } from './gallery-endpoints.ts'
import type { GalleryStore } from './gallery-store.server.ts'
import * as words from './staff-words.ts'

type Deps = { gallery: GalleryStore }

/** Endpoints of the page Manage → Gallery. */
export const galleryEndpoints = [
  ...handleCrudEndpoints(galleryCrudEndpoints, words.managed, ({ gallery }: Deps) => gallery),

  handleEndpoint(
    addGalleryPictures,
    async ({ gallery, media }: Deps & { media: MediaStore }, { editor, body }) => {
      const { images: files, caption } = body
      const pictures = await storeUploadedPictures(media, 'images', files)
      const images = await gallery.add(
        editor,
        pictures.map((picture) => ({ picture, caption: caption ?? '' })),
      )
      return { message: words.added(images.length), images }
    },
  ),
]
