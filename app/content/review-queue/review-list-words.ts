/** Texts about facts to confirm, for the dashboard and the page "To confirm". */

export const older = 'Due for a check'
export const everything = 'All'
export const oldest = (what: string, days: number) =>
  `The oldest is ${what}, checked ${days} days ago.`
export const confirmThem = 'Check now'

export const title = 'To confirm'
/** `due` says for each kind when it is due, such as `prices after 60 days`. */
export const hint = (due: readonly string[]) =>
  `Due for a check: ${due.join(', ')}. Visitors see only the date of the last check.`
export const allFresh =
  'Nothing is due for a check. Items appear here when they are due, oldest first.'
export const someShown = (shown: number, all: number) =>
  `Showing the ${shown} oldest of ${all}. More appear as you confirm these.`
export const checked = (days: number, day: string) => `${days} days ago, ${day}`
export const choose = (name: string, kind: string) => `Select ${name}, ${kind}`
export const stillRight = 'Still correct'
export const stillRightOf = (name: string, kind: string) => `Still correct: ${name}, ${kind}`
export const change = 'Change'
export const changeOf = (name: string, kind: string) => `Change ${name}, ${kind}`
export const chosen = (count: number) => (count === 1 ? '1 selected' : `${count} selected`)
export const chooseShown = (count: number) => `Select all ${count}`
export const chooseNone = 'Clear selection'
export const failed = 'This could not be saved. Check the connection and try again.'
export const notTakenBack = 'This could not be undone.'
export const filter = 'Type'
