/**
 * Texts about a whole price list in responses and in the audit log. Those of the pages are in
 * `price-list-words.ts`.
 */

export const changedAll = {
  prices: { action: 'changed the prices of' },
  more: { action: 'changed prices and availability of' },
}
export const tookBack = {
  prices: { action: 'took back the prices of' },
  more: { action: 'took back prices and availability of' },
}
export const availabilityOfVariant =
  'Availability applies to the whole model. Change it in the row of the model.'
export const noAvailability = 'Accessories do not have an availability.'
export const audited = {
  prices: (models: number) => (models === 1 ? 'one model' : `${models} models`),
  accessories: (parts: number) => (parts === 1 ? 'one accessory' : `${parts} accessories`),
}

export const saved = {
  prices: (models: number) =>
    models === 1
      ? 'The prices of one model are saved.'
      : `The prices of ${models} models are saved.`,
  accessories: (parts: number) =>
    parts === 1
      ? 'The price of one accessory is saved.'
      : `The prices of ${parts} accessories are saved.`,
}
export const savedModels = (models: number) =>
  models === 1 ? 'One model is saved.' : `${models} models are saved.`
export const modelsAreBack = (models: number) =>
  models === 1
    ? 'The previous values of one model are restored.'
    : `The previous values of ${models} models are restored.`
export const isBack = {
  prices: (models: number) =>
    models === 1
      ? 'The previous prices of one model are restored.'
      : `The previous prices of ${models} models are restored.`,
  accessories: (parts: number) =>
    parts === 1
      ? 'The previous price of one accessory is restored.'
      : `The previous prices of ${parts} accessories are restored.`,
}
export const nothingToSave = 'The site already has these prices. There is nothing to save.'
export const changedMeanwhile = (names: readonly string[]) =>
  `Nothing was saved: another user changed ${some(names)} in the meantime. Your prices are still here, next to theirs.`
export const isNow = (price: string) => `It is ${price} now.`
export const goneMeanwhile = 'It is no longer in the list.'
export const noSuchChange = 'This change was not found.'
export const undoneAlready = 'This change has already been undone.'
export const changedSince = (names: readonly string[]) =>
  `This cannot be undone in one step: another user has changed ${some(names)} since. Open “List before” to restore single prices.`

/** Joins three names and the number of the others. */
function some(names: readonly string[]): string {
  if (names.length === 0) return 'a price'
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown
}
