/** Texts about the progress of uploads in the portal. */

export const choose = 'Choose a picture, take a photo or drop a file here'
export const chooseAnother = 'Choose another picture or drop it here'
export const chooseFrames = 'Choose all photos of the 360° view or drop them here'
export const chooseOthers = 'Choose other photos or drop them here'
export const uploading = 'Uploading'
export const resizing = 'Resizing'
export const sending = (sent: number, all: number) =>
  all === 1 ? 'Uploading …' : `Uploading: ${sent} of ${all}`
export const checking = 'Uploaded. Checking …'
export const makingOne = 'Uploaded. Resizing the picture; the old one stays until it is ready.'
export const makingAll = (ready: number, all: number) =>
  `${ready} of ${all} ready. The old pictures stay until all are ready.`
export const waitingFor = (ready: number, all: number, sentence: string) =>
  `${ready} of ${all} ready. ${sentence}`
export const begun = (count: number) =>
  count === 1
    ? 'One photo was uploaded earlier. Choose all photos again: only the missing ones are uploaded.'
    : `${count} photos were uploaded earlier. Choose all photos again: only the missing ones are uploaded.`
export const again = 'Try again'
export const giveUp = 'Cancel upload'
export const notArrived =
  'No connection. Uploaded pictures are kept; the rest is uploaded when the connection is back.'
export const wrongCount = (count: number) =>
  count === 1
    ? 'You chose one picture. A 360° view needs 12 to 72.'
    : `You chose ${count} pictures. A 360° view needs 12 to 72.`
export const placeGone =
  'The picture is ready, but its place in the form was removed. Please choose the picture again.'
export const ofFile = (name: string, sentence: string) => `${name}: ${sentence}`
