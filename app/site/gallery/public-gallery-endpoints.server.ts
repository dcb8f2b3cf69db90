import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { GalleryStore } from './gallery-store.server.ts'
import { listGalleryPictures } from './public-gallery-endpoints.ts'

export const publicGalleryEndpoints = [
  handleEndpoint(listGalleryPictures, async ({ gallery }: { gallery: GalleryStore }) => {
    const all = await gallery.list()
    return all.map(({ id, caption, picture }) => ({
      id,
      image_path: webpPictureUrl(picture),
      caption,
    }))
  }),
]
