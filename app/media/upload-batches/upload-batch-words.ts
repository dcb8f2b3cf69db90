/** What the staff read of pictures that they send. */

export const notAPicture = 'Send the picture as multipart/form-data.'
export const tooLarge = 'The file is larger than 15 MB. Please choose a smaller picture.'
export const noSuchSet = 'These pictures are not here any more. Please choose them again.'
export const isComplete = 'This set is complete already; nothing more can come to it.'
export const setTooLarge =
  'These pictures have more than 400 MB together. Please choose fewer or smaller ones.'
export const tooMany = (most: number) =>
  most === 72 ? 'A turn has at most 72 frames.' : `A set has at most ${most} pictures.`
export const tooManyOpen =
  'Too many sets of pictures are begun and not completed. Take one of them back first.'
export const accountIsFull =
  'Your account has sent as many pictures as are kept until they are used: 4 GB, in 1,000 sets. Use or remove some; each set goes a day after that, and after a week in any case.'
export const uploadQuotaExceeded =
  'As many pictures as are kept until they are used wait already: 12 GB of all accounts. Use or remove some; each set goes a day after that, and after a week in any case.'
/** A file without a name. */
export const unnamed = 'Picture'
export const nothingSent = 'No picture has arrived yet.'
export const diskFull =
  'The server’s disk is full, so the picture could not be kept. Please tell whoever runs the site; nothing else has changed.'

export const tooFewFrames = (count: number) =>
  count === 1
    ? 'There is one frame; a turn has 12 to 72.'
    : `There are ${count} frames; a turn has 12 to 72.`
export const noNumber = (file: string) =>
  `${file} has no number in its name. Frames are ordered by the number: turn-01.jpg, turn-02.jpg …`
export const sameNumber = (one: string, other: string) =>
  `${one} and ${other} have the same number. Each frame has a number of its own.`
export const gap = (before: string, after: string, missing: number) =>
  `Between ${before} and ${after} the frame with the number ${missing} is missing.`
export const otherSize = (file: string, its: string, others: string) =>
  `${file} has ${its} pixels, the others have ${others}. All frames must be of one size.`
export const pixels = (width: number, height: number) => `${width} × ${height}`

export const waitsForRoom = 'The server’s disk is full. It is tried again by itself.'
export const waits = 'It did not work yet. It is tried again by itself.'
export const lost = 'The original is not here any more. Please send the picture again.'

export const kept = 'The picture has arrived.'
export const committed = 'All pictures have arrived. Their sizes are being made.'
export const forgotten = 'The pictures are forgotten.'
export const stillMaking = (ready: number, all: number) =>
  all === 1
    ? 'A picture of this model is still being made. Publish it when it is ready.'
    : `Pictures of this model are still being made: ${ready} of ${all} are ready. Publish it when all are.`
