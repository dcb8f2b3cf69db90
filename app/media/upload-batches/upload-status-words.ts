/** What the staff read while pictures are on their way. */

export const choose = 'Choose a picture, take one or drop it here'
export const chooseAnother = 'Choose another picture or drop it here'
export const chooseFrames = 'Choose all frames of the turn or drop them here'
export const chooseOthers = 'Choose other frames or drop them here'
export const sendingOne = (share: number) => `Sending, ${Math.round(share * 100)} %`
export const sendingAll = (sent: number, all: number) => `Sending: ${sent} of ${all} have arrived`
export const checking = 'Arrived. Looking at it …'
export const makingOne = 'Arrived. Its sizes are being made; until then this stays as it was.'
export const makingAll = (ready: number, all: number) =>
  `${ready} of ${all} ready; the old pictures stay until all are.`
export const waitingFor = (ready: number, all: number, sentence: string) =>
  `${ready} of ${all} ready. ${sentence}`
export const begun = (count: number) =>
  count === 1
    ? 'One frame arrived earlier. Choose all of them again: only those that are missing are sent.'
    : `${count} frames arrived earlier. Choose all of them again: only those that are missing are sent.`
export const again = 'Send again'
export const giveUp = 'Forget these'
export const notArrived =
  'No answer: the network may be away. What has arrived is kept, and the rest is sent when it is back.'
export const wrongCount = (count: number) =>
  count === 1
    ? 'You chose one picture; a turn has 12 to 72 frames.'
    : `You chose ${count} pictures; a turn has 12 to 72 frames.`
export const placeGone =
  'The picture is ready, but what it was for is not here any more. Please choose it again where it belongs.'
export const ofFile = (name: string, sentence: string) => `${name}: ${sentence}`
