import * as words from './staff-words.ts'
import { maxPictureBytes } from './upload-limits.ts'

/** What a file input offers. Without HEIC in the list an iPhone hands over JPEG by itself. */
export const acceptedPictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** The same with HEIC, for where it is decoded: an iPhone is not asked for it and others that have some may send it. */
export const acceptedPictureTypesWithHeic = `${acceptedPictureTypes},.heic,.heif`

/** Why a file need not even be sent, or undefined. The server looks closer than this. */
export function checkChosenPicture(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { takesHeic = false } = {},
): string | undefined {
  if (file.size === 0) return words.empty
  if (file.size > maxPictureBytes) return words.tooLarge(formatFileSize(file.size))
  if (file.type === 'image/svg+xml') return words.noDrawings
  if (/\.hei[cf]$/i.test(file.name)) return takesHeic ? undefined : words.noHeic
  if (file.type !== '' && !file.type.startsWith('image/')) return words.noPicture
  return undefined
}

/** `3.4 MB`. */
export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
