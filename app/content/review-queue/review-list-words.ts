/** Texts about facts to confirm, for the dashboard and the page "To confirm". */

export const older = 'Due for a check'
export const kinds = {
  price: 'Prices',
  accessory: 'Accessory prices',
  specification: 'Specifications',
  offer: 'Offers',
}
export const oneOf = {
  price: 'Price',
  accessory: 'Accessory price',
  specification: 'Specification',
  offer: 'Offer',
}
export const everything = 'All'
export const the = {
  price: (name: string) => `the price of ${name}`,
  accessory: (name: string) => `the price of ${name}`,
  specification: (name: string) => `the specification of ${name}`,
  offer: (name: string) => `the offer “${name}”`,
}
export const oldest = (what: string, days: number) =>
  `The oldest is ${what}, checked ${days} days ago.`
export const confirmThem = 'Check now'

export const title = 'To confirm'
export const hint = (days: {
  price: number
  accessory: number
  specification: number
  offer: number
}) =>
  `Prices, specifications and offers due for a check: prices after ${days.price} days, accessory prices after ${days.accessory}, specifications after ${days.specification}, offers after ${days.offer}. Visitors see only the date of the last check.`
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
