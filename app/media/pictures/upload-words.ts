import type { UploadFormat } from './detect-upload-format.server.ts'

/** What the staff read where an uploaded file is no picture that can be kept. */

export const filesAreFull =
  'Films and brochures have 8 GB together, as much as is kept. Take out some first; an hour after no model names a file it goes.'
export const empty = 'The file is empty.'
export const tooLarge = 'The file is larger than 15 MB.'
export const damaged = 'The file is damaged: it could not be read as a picture.'
export const tooManyPixels = 'The picture has more than 50 megapixels.'
export const sideTooLong = 'A side of the picture is longer than 16,000 pixels.'

export const notTaken: Partial<Record<UploadFormat, string>> = {
  heic: 'HEIC pictures can’t be read here. On an iPhone choose Settings → Camera → Formats → Most Compatible, or share the picture as JPEG.',
  svg: 'SVG drawings are not taken: they can carry programs. Please choose a JPEG, PNG, WebP or AVIF picture.',
  gif: 'GIF pictures are not taken. Please choose a JPEG, PNG, WebP or AVIF picture.',
  pdf: 'This is a PDF, not a picture. Please choose a JPEG, PNG, WebP or AVIF picture.',
  unknown:
    'This is not a picture that we can read. Please choose a JPEG, PNG, WebP or AVIF picture.',
}

/** Of several files one. */
export const ofFile = (name: string, sentence: string) => `${name}: ${sentence}`
