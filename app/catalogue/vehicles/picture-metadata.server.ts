import type { FocalPoint } from '#app/media/pictures/crop-to-fill.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { ownPicturesSchema } from './colour-fields.ts'

/**
 * Adds the staff's alternative texts and focal points of one model to its pictures. Photographs
 * also get CSS classes for cropping. `stored` is the model's `pictures_json`.
 */
export function withPictureMetadata(pictures: PictureLibrary, stored: string): PictureLibrary {
  const { told = [] } = stored === '{}' ? {} : parseStoredJson(ownPicturesSchema, stored, {})
  const tell = (name: string, picture: Picture): Picture => {
    const { alt, focus } = told.find((it) => it.name === name) ?? {}
    const look = isUploadedPhotograph(name)
      ? ['photo', ...(focus ? focalPointClasses(focus) : [])]
      : []
    return {
      ...picture,
      // The leading space separates it from other classes.
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

/** Marks a photograph as an icon, so that all icons have the same shape. */
export function asIconPicture(picture: Picture): Picture {
  return picture.look ? { ...picture, look: `${picture.look} photo-icon` } : picture
}

/**
 * `true` for an upload without transparency. Older uploads without that information count as
 * opaque.
 */
function isUploadedPhotograph(name: string): boolean {
  return parseUploadedPictureName(name)?.isCutOut === false
}

/** CSS classes of the focal point in steps of 10 %, as stage.css declares them. */
function focalPointClasses({ x, y }: FocalPoint): string[] {
  const step = (value: number) => Math.round(value / 10)
  return [`focus-x${step(x)}`, `focus-y${step(y)}`]
}

/**
 * Returns the focal point of a photograph in percent, for cropping without CSS. Returns undefined
 * if the picture is not a photograph.
 */
export function focalPointOf({ look }: Picture): FocalPoint | undefined {
  if (look === undefined) return undefined
  const [, x = '5', y = '5'] = / focus-x(\d+) focus-y(\d+)/.exec(look) ?? []
  return { x: Number(x) * 10, y: Number(y) * 10 }
}
