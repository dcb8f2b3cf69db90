export const withoutNetwork = (time: string) => `Without a network: as of ${time}.`
export const worksWithout =
  'Arrived, In progress and Ready can be tapped and are sent when the network is back. Everything else needs a network.'
export const notKept = 'This day is not kept on this device. Open it once with a network.'
export const notSentYet = 'not sent yet'
export const undo = 'Undo'
export const undoWhat = (name: string) => ` the status of ${name}`
export const undone = 'Undone. Nothing was sent.'
export const sentMeanwhile = 'It was sent in the meantime, so it could not be undone here.'
export const waiting = (count: number) =>
  count === 1 ? '1 status is not sent yet.' : `${count} statuses are not sent yet.`
export const needsNetwork = 'This needs a network, so nothing was changed. Try again later.'
export const pageNeedsNetwork = 'That page needs a network. The day board stays open.'
export const notSaved = 'This device could not save the status. Please write it down elsewhere.'

export const toSettle = (count: number) => `To settle (${count})`
export const toSettleNotice = (count: number) =>
  count === 1
    ? '1 status was not changed. Settle it above the board.'
    : `${count} statuses were not changed. Settle them above the board.`
export const toSettleHint =
  'These were tapped without a network, and the appointment has changed meanwhile. Nothing was changed yet.'
export const youTapped = (states: string, time: string) => `You tapped ${states} at ${time}.`
export const itIsNow = (now: string) => `Now: ${now}.`
export const isOld = 'It was not sent for more than a day. Send it only if it is still right.'
export const doAnyway = 'Do it anyway'
export const leaveIt = 'Leave it'
export const ofWhom = (name: string) => ` for ${name}`
export const settledElsewhere = 'This was already settled in another tab.'
