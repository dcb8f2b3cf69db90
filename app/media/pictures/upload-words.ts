import type { UploadFormat } from './detect-upload-format.server.ts'
import { maxPictureMegabytes } from './upload-limits.ts'

/** Messages to staff about an uploaded file that is refused. */

export const filesAreFull =
  'Films and brochures have reached their limit of 8 GB. Remove some first: a file is deleted one hour after no model uses it.'
export const empty = 'The file is empty.'
export const tooLarge = `The file is larger than ${maxPictureMegabytes} MB.`
export const damaged = 'The file is damaged: it could not be read as a picture.'
export const tooManyPixels = 'The picture has more than 50 megapixels.'
export const sideTooLong = 'A side of the picture is longer than 16,000 pixels.'

export const notTaken: Partial<Record<UploadFormat, string>> = {
  svg: 'SVG files cannot be uploaded because they can contain code. Please choose a JPEG, PNG, WebP, AVIF or HEIC picture.',
  gif: 'GIF files cannot be uploaded. Please choose a JPEG, PNG, WebP, AVIF or HEIC picture.',
  pdf: 'This is a PDF, not a picture. Please choose a JPEG, PNG, WebP, AVIF or HEIC picture.',
  unknown:
    'This is not a picture that can be read. Please choose a JPEG, PNG, WebP, AVIF or HEIC picture.',
}

/** Names the refused file among several. */
export const ofFile = (name: string, sentence: string) => `${name}: ${sentence}`
