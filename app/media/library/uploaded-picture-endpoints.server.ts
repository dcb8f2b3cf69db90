import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import { storeUploadedPicture } from '#app/media/pictures/store-uploaded-picture.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import * as words from './library-words.ts'
import {
  deleteUploadedPicture,
  listUploadedPictures,
  uploadPicture,
} from './uploaded-picture-endpoints.ts'
import type { UploadedPictureStore } from './uploaded-picture-store.server.ts'

type Deps = { uploadedPictures: UploadedPictureStore }

/** Endpoints of the picture library. */
export const uploadedPictureEndpoints = [
  handleEndpoint(listUploadedPictures, ({ uploadedPictures }: Deps, { query }) =>
    uploadedPictures.list(query),
  ),

  handleEndpoint(
    uploadPicture,
    async ({ uploadedPictures, media }: Deps & { media: MediaStore }, { editor, body }) => {
      const picture = await storeUploadedPicture(media, 'image', body.image)
      await uploadedPictures.add(editor, picture)
      return { message: words.added(1), name: picture.name }
    },
  ),

  handleEndpoint(deleteUploadedPicture, async ({ uploadedPictures }: Deps, { editor, params }) => {
    unwrapResult(await uploadedPictures.remove(editor, `media/${params.picture}`))
    return { message: words.deleted }
  }),
]
