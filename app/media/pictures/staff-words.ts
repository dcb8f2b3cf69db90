import { maxPictureMegabytes } from './upload-limits.ts'

/** Texts of the picture fields in the portal. */

export const acceptedFiles = `JPEG, PNG, WebP, AVIF or HEIC, at most ${maxPictureMegabytes} MB each`
export const empty = 'The file is empty.'
export const tooLarge = (size: string) =>
  `The file is ${size}. A picture can be at most ${maxPictureMegabytes} MB.`
export const noDrawings = 'SVG files cannot be uploaded.'
export const noPicture = 'This is not a picture.'
export const notSent = 'The upload failed. Check the connection and try again.'
export const noPreview = 'No preview'
export const leaveOut = (file: string) => `Remove ${file}`
export const isSaved = 'Saved'
export const sending = (file: string) => `Uploading ${file}`
export const close = 'Close'
export const cancel = 'Cancel'
export const tryAgain = 'Try again'
export const progress = (saved: number, of: number) => `${saved} of ${of} saved`
