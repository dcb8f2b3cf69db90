/** What a person reads on the phone in the yard. */

export const myCallsToday = 'My calls today'
export const myCalls = 'My calls'
export const pageTitle = 'My calls today · Admin Portal'

export const loading = 'Loading…'
export const noneToday = 'Nobody waits for your call today.'
export const noneKept = 'Nothing is kept on this phone. Open this page once with a network.'
export const asOf = (moment: string) => `As of ${moment}`
export const refresh = 'Refresh'
export const toDesk = 'The desk'
export const logOut = 'Logout'
export const logOutFailed = 'You could not be logged out: there is no network.'
export const putOnPhone = 'Put it on this phone'

export const offline =
  'No network. What you write is kept on this phone and goes out when the network is back.'
export const notLoaded = 'The calls could not be loaded. What you see is from before.'
export const signedOut = 'You are logged out. Customers’ data is off this phone.'
export const notYours = 'Your account may not see these calls.'
export const logIn = 'Log in'
export const waitingForLogin = (count: number) =>
  count === 1
    ? '1 entry of yours is kept until you log in.'
    : `${count} entries of yours are kept until you log in.`
export const somebodyElses = (count: number) =>
  count === 1
    ? '1 entry of somebody else waits on this phone until that person logs in.'
    : `${count} entries of somebody else wait on this phone until that person logs in.`
export const waiting = (count: number) =>
  count === 1 ? '1 entry waits to be sent' : `${count} entries wait to be sent`

export const call = (name: string) => ['Call', ` ${name}`] as const
export const logCall = 'How it went'
export const note = 'Note'
export const calling = (name: string) => `Call with ${name}`
export const noteOn = (name: string) => `Note on ${name}`
export const noteMissing = 'Write something first.'
export const yourNote = 'Your note'
export const keep = 'Keep'
export const booked = (day: string) => `Booked for ${day}`
export const notKept = 'This phone could not keep it. Write it down elsewhere.'

/** Of what waits, and of what was refused. */
export const wroteCall = (outcome: string) => `Call: ${outcome}`
export const notTaken = (sentence: string) => `Not taken: ${sentence || 'please check it.'}`
export const change = 'Change'
export const drop = 'Drop'
export const dropIt = 'Drop this entry?'
export const dropGone = 'It has not been sent, and is gone then.'
export const leaveWith = (count: number) =>
  count === 1 ? 'Log out and lose 1 entry?' : `Log out and lose ${count} entries?`
export const leaveLoses =
  'You typed this here and have not saved or sent it. Stay logged in to finish it; notes go out by themselves when the network is back.'
