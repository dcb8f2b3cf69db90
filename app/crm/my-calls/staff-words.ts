/** Texts of the offline page "My calls today". */

export const myCallsToday = 'My calls today'
export const myCalls = 'My calls'
export const pageTitle = 'My calls today · Admin Portal'

export const loading = 'Loading…'
export const noneToday = 'You have no calls due today.'
export const noneKept =
  'No calls are saved on this phone. Open this page once while you are online.'
export const asOf = (moment: string) => `As of ${moment}`
export const refresh = 'Refresh'
export const menu = 'Portal'
export const toDashboard = 'Dashboard'
export const toDesk = 'Desk'
export const toCustomers = 'Customers'
export const pageNeedsNetwork = 'There is no network. This page opens when the network is back.'
export const logOut = 'Logout'
export const logOutFailed = 'You could not be logged out because there is no network.'
export const putOnPhone = 'Add to home screen'

export const offline =
  'No network. Your entries are saved on this phone and sent when the network is back.'
export const notLoaded = 'The calls could not be loaded. This list may be out of date.'
export const signedOut = 'You are logged out. Customer data has been removed from this phone.'
export const notYours = 'Your account does not have access to these calls.'
export const logIn = 'Log in'
export const waitingForLogin = (count: number) =>
  count === 1
    ? '1 of your entries will be sent when you log in.'
    : `${count} of your entries will be sent when you log in.`
export const somebodyElses = (count: number) =>
  count === 1
    ? '1 entry by another person will be sent when that person logs in on this phone.'
    : `${count} entries by other people will be sent when they log in on this phone.`
export const waiting = (count: number) =>
  count === 1 ? '1 entry waiting to be sent' : `${count} entries waiting to be sent`

export const enquiriesWaiting = (count: number) =>
  count === 1 ? '1 new enquiry waiting to be sent' : `${count} new enquiries waiting to be sent`
export const enquiryWaits = 'Saved on this phone. It is sent when the network is back.'

export const logCall = 'Log call'
export const note = 'Note'
export const calling = (name: string) => `Call with ${name}`
export const noteOn = (name: string) => `Note for ${name}`
export const noteMissing = 'Write a note first.'
export const yourNote = 'Your note'
export const keep = 'Save'
export const chosenStep = (moment: string) => `Next step: ${moment}`
export const message = 'Message'
export const lastNote = (who: string, when: string) => `Note by ${who}, ${when}`
export const lost = 'Lost'
export const lostTo = (name: string) => `Why was ${name} lost?`
export const isLost = (name: string, reason: string) => `${name}: lost. ${reason}.`
export const entrySaved = 'Saved'
export const undone = 'Undone'
export const notUndone =
  'That could not be undone. There is no connection, or someone has changed the enquiry.'
export const needsNetwork = 'This needs a network, so nothing was changed. Try again later.'
export const moreAtDesk = (count: number) =>
  count === 1
    ? '1 more overdue call is at the desk.'
    : `${count} more overdue calls are at the desk.`

export const toCall = 'To call'
export const unassigned = 'Unassigned'
export const unassignedAtDesk = (count: number) => `All ${count} unassigned enquiries at the desk`
export const takeIt = 'Take it'
export const taken = (name: string) => `${name} is assigned to you`
export const takenBy = (name: string, who: string) => `${who} has taken ${name} in the meantime.`
export const onlyOnline =
  'Unassigned enquiries and what you did today are shown only with a network.'

export const doneToday = 'Done today'
export const strikeOut = 'Undo'
export const strikeWhat = (name: string) => ` the entry for ${name}`
export const booked = (day: string) => `Booked for ${day}`
export const entryIsGone =
  'This entry was already sent, changed or deleted on this phone, so nothing was saved.'
export const notKept = 'This phone could not save your entry. Please write it down elsewhere.'

/** Texts for unsent and refused entries. */
export const wroteCall = (outcome: string) => `Call: ${outcome}`
export const notTaken = (sentence: string) => `Not accepted: ${sentence || 'please check it.'}`
export const waitsSince = (moment: string) =>
  `Written on ${moment} and not sent since. Send it only if it is still right.`
export const sendLate = 'Send now'
export const change = 'Edit'
export const drop = 'Delete'
export const dropIt = 'Delete this entry?'
export const dropGone = 'It has not been sent and cannot be restored.'
export const leaveWith = (count: number) =>
  count === 1 ? 'Log out and lose 1 entry?' : `Log out and lose ${count} entries?`
export const leaveLoses =
  'These entries are not saved or sent yet. Stay logged in to keep them. They are sent as soon as the network is back.'
