import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import * as words from './words.ts'

/** Size in pixels. */
export type PictureSize = { width: number; height: number }

/**
 * Returns a warning if an uploaded picture is smaller than `minimum`. `names` is the value of a
 * field: one name or several. The name of an upload contains its size; pictures of the catalogue
 * folder have no size in their names and are not checked.
 */
export function pictureSizeWarning(names: unknown, minimum: PictureSize): string | undefined {
  const small = [names]
    .flat()
    .flatMap((name) => (typeof name === 'string' ? (parseUploadedPictureName(name) ?? []) : []))
    .find(({ width, height }) => width < minimum.width || height < minimum.height)
  return small && words.tooSmall(small, minimum)
}
