import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import {
  listFallbackPictureNames,
  turntableFolderOf,
} from '#app/catalogue/vehicles/model-fallback-pictures.ts'
import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'

/**
 * Returns the addresses of all pictures in a model's editor by name, including the fallback
 * pictures.
 */
export function editorPictureUrls(
  library: PictureLibrary,
  document: unknown,
): Record<string, string> {
  const named = [...modelContent.pictures(document), ...listFallbackPictureNames(document)]
  const frame = library.turntable(turntableFolderOf(document))[0]
  return Object.fromEntries([
    ...named.flatMap((name) => {
      const picture = library.find(name)
      return picture ? [[name, webpPictureUrl(picture)]] : []
    }),
    ...(frame ? [[frame.base.slice('/pictures/'.length), webpPictureUrl(frame)]] : []),
  ])
}
