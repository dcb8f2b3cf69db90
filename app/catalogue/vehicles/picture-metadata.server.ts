import type { FocalPoint } from '#app/media/pictures/crop-to-fill.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { ownPicturesSchema } from './model-rows.ts'

/** The library as one model has it: a photograph of it stands framed, with what the staff told of it. `stored`: its `pictures_json`. */
export function withPictureMetadata(pictures: PictureLibrary, stored: string): PictureLibrary {
  const { told = [] } = stored === '{}' ? {} : parseStoredJson(ownPicturesSchema, stored, {})
  const tell = (name: string, picture: Picture): Picture => {
    const { alt, focus } = told.find((it) => it.name === name) ?? {}
    const look = isUploadedPhotograph(name)
      ? ['photo', ...(focus ? focalPointClasses(focus) : [])]
      : []
    return {
      ...picture,
      // It stands behind other classes.
      ...(look.length > 0 && { look: ` ${look.join(' ')}` }),
      ...(alt !== undefined && { alt }),
    }
  }
  const find = (name: string) => {
    const picture = pictures.find(name)
    return picture && tell(name, picture)
  }
  return {
    ...pictures,
    find,
    get: (name, drawing) => find(name) ?? pictures.get(name, drawing),
    list: (names) => names.flatMap((name) => find(name) ?? []),
  }
}

/** The small one on lists: one shape for all, whatever a phone gave. */
export function asIconPicture(picture: Picture): Picture {
  return picture.look ? { ...picture, look: `${picture.look} photo-icon` } : picture
}

/** An upload through which nothing shows; one from before that was told counts as such. */
function isUploadedPhotograph(name: string): boolean {
  return parseUploadedPictureName(name)?.isCutOut === false
}

/** In steps of ten per cent: so many classes there are in stage.css. */
function focalPointClasses({ x, y }: FocalPoint): string[] {
  const step = (value: number) => Math.round(value / 10)
  return [`focus-x${step(x)}`, `focus-y${step(y)}`]
}

/** What must stay in view of a photograph, for who cuts it without a style sheet; undefined: it is none. */
export function focalPointOf({ look }: Picture): FocalPoint | undefined {
  if (look === undefined) return undefined
  const [, x = '5', y = '5'] = / focus-x(\d+) focus-y(\d+)/.exec(look) ?? []
  return { x: Number(x) * 10, y: Number(y) * 10 }
}
