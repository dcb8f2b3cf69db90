import { namedPictures } from '#app/content/document-editor/named-pictures.ts'
import { plainUrl } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { standingPicturesOf, turntableOf } from './site-pictures.ts'

/** Addresses of all pictures that a model's editor shows, by their names: what it names, and what stands there without. */
export function urlsFor(library: PictureLibrary, document: unknown): Record<string, string> {
  const named = [...namedPictures(document), ...standingPicturesOf(document)]
  const frame = library.turntable(turntableOf(document))[0]
  return Object.fromEntries([
    ...named.flatMap((name) => {
      const picture = library.find(name)
      return picture ? [[name, plainUrl(picture)]] : []
    }),
    ...(frame ? [[frame.base.slice('/pictures/'.length), plainUrl(frame)]] : []),
  ])
}
