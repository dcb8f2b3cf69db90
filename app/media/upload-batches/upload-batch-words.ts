import { maxPictureMegabytes } from '#app/media/pictures/upload-limits.ts'

/** Messages to staff about uploaded pictures. */

export const notAPicture = 'Send the picture as multipart/form-data.'
export const tooLarge = `The file is larger than ${maxPictureMegabytes} MB. Please choose a smaller picture.`
export const noSuchSet = 'These pictures are no longer available. Please choose them again.'
export const isComplete = 'This upload is already complete. No more pictures can be added to it.'
export const setTooLarge =
  'These pictures are larger than 400 MB in total. Please choose fewer or smaller ones.'
export const tooMany = (most: number) =>
  most === 72
    ? 'A 360° view can have at most 72 photos.'
    : `You can upload at most ${most} pictures at once.`
export const tooManyOpen = 'There are too many unfinished uploads. Please cancel one of them first.'
export const accountIsFull =
  'Your account has reached the limit for pictures that are not used yet (4 GB or 1,000 uploads). Use or remove some. Used pictures leave this count after a day, unused ones are deleted after a week.'
export const uploadQuotaExceeded =
  'The limit for pictures that are not used yet is reached (12 GB for all accounts). Use or remove some. Used pictures leave this count after a day, unused ones are deleted after a week.'
/** Name of a picture whose file has no name. */
export const unnamed = 'Picture'
export const nothingSent = 'No picture has been uploaded yet.'
export const diskFull =
  'The picture could not be saved because the server’s disk is full. Please tell your website administrator. Nothing else has changed.'

export const tooFewFrames = (count: number) =>
  count === 1
    ? 'There is one photo. A 360° view needs 12 to 72.'
    : `There are ${count} photos. A 360° view needs 12 to 72.`
export const noNumber = (file: string) =>
  `${file} has no number in its name. Number the files in order: turn-01.jpg, turn-02.jpg …`
export const sameNumber = (one: string, other: string) =>
  `${one} and ${other} have the same number. Give each photo its own number.`
export const gap = (before: string, after: string, missing: number) =>
  `Photo ${missing} is missing between ${before} and ${after}.`
export const otherSize = (file: string, its: string, others: string) =>
  `${file} has ${its} pixels, but the other photos have ${others}. All photos must have the same size.`
export const pixels = (width: number, height: number) => `${width} × ${height}`

export const waitsForRoom = 'The server’s disk is full. The site will try again automatically.'
export const waits = 'This has not worked yet. The site will try again automatically.'
export const lost = 'The original file is no longer available. Please upload the picture again.'

export const kept = 'The picture is uploaded.'
export const committed = 'All pictures are uploaded and are now being resized.'
export const forgotten = 'The upload is cancelled.'
export const stillMaking = (ready: number, all: number) =>
  all === 1
    ? 'A picture of this model is still being processed. Publish when it is ready.'
    : `Pictures of this model are still being processed: ${ready} of ${all} are ready. Publish when all are ready.`
