/** Texts of a comparison. */

export const sideBySide = (models: string) => `${models} side by side`
export const takeOut = (model: string) => `Remove the ${model}`
export const exShowroom = 'Price, ex-showroom'
export const onRoadPrice = 'On-road price'
export const lineByLine = (model: string) =>
  ['Line by line', `: the on-road price of the ${model}`] as const
export const askOnRoad = (model: string) =>
  ['Ask us', ` for the on-road price of the ${model}`] as const
export const month = 'EMI per month, from'
export const warranty = 'Warranty'
export const cover = (years: number, km: string) =>
  `${years} ${years === 1 ? 'year' : 'years'} or ${km} km`
export const colours = 'Colours'
export const tryIt = 'Try it'
export const testRide = (model: string) => ['Test ride', ` on the ${model}`] as const
/** Follows a better value; for screen readers and print only. */
export const better = ' (better)'
/** Explains the sign of a better value. */
export const betterMark = 'Better of these. Differences under 1.5% count as equal.'
