/** What is said of a whole price list, in answers and in the audit; the pages' own words are in `price-list-words.ts`. */

export const changedAll = {
  prices: { action: 'changed the prices of' },
  more: { action: 'changed prices and availability of' },
}
export const tookBack = {
  prices: { action: 'took back the prices of' },
  more: { action: 'took back prices and availability of' },
}
export const availabilityOfVariant =
  'A model is sold new or not as a whole: change the availability in its own row.'
export const noAvailability = 'An accessory has no availability.'
export const audited = {
  prices: (models: number) => (models === 1 ? 'one model' : `${models} models`),
  accessories: (parts: number) => (parts === 1 ? 'one accessory' : `${parts} accessories`),
}

export const saved = {
  prices: (models: number) =>
    models === 1 ? 'One model’s prices are saved.' : `The prices of ${models} models are saved.`,
  accessories: (parts: number) =>
    parts === 1
      ? 'One accessory’s price is saved.'
      : `The prices of ${parts} accessories are saved.`,
}
export const savedModels = (models: number) =>
  models === 1 ? 'One model is saved.' : `${models} models are saved.`
export const modelsAreBack = (models: number) =>
  models === 1 ? 'One model is as it was before.' : `${models} models are as they were before.`
export const isBack = {
  prices: (models: number) =>
    models === 1
      ? 'One model’s prices are as they were before.'
      : `The prices of ${models} models are as they were before.`,
  accessories: (parts: number) =>
    parts === 1
      ? 'One accessory’s price is as it was before.'
      : `The prices of ${parts} accessories are as they were before.`,
}
export const nothingToSave = 'These prices hold already: there is nothing to save.'
export const changedMeanwhile = (names: readonly string[]) =>
  `Nothing was saved: somebody else changed ${some(names)} meanwhile. What you entered is still here, with their prices beside it.`
export const isNow = (price: string) => `It is ${price} now.`
export const goneMeanwhile = 'It is not in the list any more.'
export const noSuchChange = 'This change is not known.'
export const undoneAlready = 'This change was taken back already.'
export const changedSince = (names: readonly string[]) =>
  `This can’t be taken back as one: somebody changed ${some(names)} since. Look at the list before it instead, and put back what you want of it.`

/** Three names, and how many more. */
function some(names: readonly string[]): string {
  if (names.length === 0) return 'a price'
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown
}
