/** What the staff read of facts that nobody has confirmed for long, on the dashboard and on their own page. */

export const older = 'Older than it should be'
export const kinds = {
  price: 'Prices',
  accessory: 'Accessories’ prices',
  specification: 'Specifications',
  offer: 'Offers',
}
export const oneOf = {
  price: 'Price',
  accessory: 'Accessory’s price',
  specification: 'Specification',
  offer: 'Offer',
}
export const everything = 'Everything'
export const the = {
  price: (name: string) => `the price of ${name}`,
  accessory: (name: string) => `the price of ${name}`,
  specification: (name: string) => `the specification of ${name}`,
  offer: (name: string) => `the offer “${name}”`,
}
export const oldest = (what: string, days: number) =>
  `The oldest is ${what}, confirmed ${days} days ago.`
export const confirmThem = 'Look through them'

export const title = 'To Confirm'
export const hint = (days: {
  price: number
  accessory: number
  specification: number
  offer: number
}) =>
  `What stands on the site and nobody has confirmed for long: prices after ${days.price} days, accessories’ prices after ${days.accessory}, specifications after ${days.specification}, offers after ${days.offer}. Visitors are told the day only.`
export const allFresh =
  'All of it was confirmed lately. What grows old will stand here, the oldest first.'
export const someShown = (shown: number, all: number) =>
  `The ${shown} oldest of ${all} are shown; the others follow as these are confirmed.`
export const checked = (days: number, day: string) => `${days} days ago, ${day}`
export const choose = (name: string, kind: string) => `Choose ${name}, ${kind}`
export const stillRight = 'Still right'
export const stillRightOf = (name: string, kind: string) => `Still right: ${name}, ${kind}`
export const change = 'Change'
export const changeOf = (name: string, kind: string) => `Change ${name}, ${kind}`
export const chosen = (count: number) => (count === 1 ? 'One chosen' : `${count} chosen`)
export const chooseShown = (count: number) => `Choose all ${count}`
export const chooseNone = 'Choose none'
export const failed = 'This could not be noted. Check the connection and try again.'
export const notTakenBack = 'It could not be taken back.'
export const filter = 'Kinds'
