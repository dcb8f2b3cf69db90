import * as words from './staff-words.ts'
import { maxPictureBytes } from './upload-limits.ts'

/**
 * Types that a file input accepts on a phone or tablet. Without HEIC in the list an iPhone converts
 * a picture to JPEG, which is smaller to send.
 */
export const acceptedPictureTypesOnTouch = 'image/jpeg,image/png,image/webp,image/avif'

/** Types that a file input accepts on other devices. */
export const acceptedPictureTypes = `${acceptedPictureTypesOnTouch},.heic,.heif`

/**
 * Returns the reason why a file is refused before the upload, or `undefined`. The server checks the
 * file again, more thoroughly.
 */
export function checkChosenPicture(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (file.size === 0) return words.empty
  if (file.size > maxPictureBytes) return words.tooLarge(formatFileSize(file.size))
  if (file.type === 'image/svg+xml') return words.noDrawings
  if (file.type !== '' && !file.type.startsWith('image/')) return words.noPicture
  return undefined
}

/** Formats a size in bytes, such as `3.4 MB`. */
export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
