/**
 * Texts about a whole price list in responses and in the audit log. Those of the pages are in
 * `price-list-words.ts`.
 */

import { firstNames } from '#app/platform/audit/staff-words.ts'

export const changedAll = {
  prices: { action: 'changed the prices of' },
  more: { action: 'changed prices and availability of' },
}
export const tookBack = {
  prices: { action: 'took back the prices of' },
  more: { action: 'took back prices and availability of' },
}
export const planned = {
  prices: { action: 'planned the prices of' },
  more: { action: 'planned prices and availability of' },
}
export const cancelledPlan = { action: 'cancelled the planned prices of' }
export const failedPlan = { action: 'could not apply the planned prices of' }
export const planWasInPlace = { action: 'found the planned prices already in place for' }
export const plannedLabel = (items: string, day: string) => `${items}, from ${day}`
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
  `Nothing was saved: another user changed ${firstNames(names) || 'a price'} in the meantime. Your prices are still here, next to theirs.`
export const isNow = (price: string) => `It is ${price} now.`
export const goneMeanwhile = 'It is no longer in the list.'
export const noSuchChange = 'This change was not found.'
export const undoneAlready = 'This change has already been undone.'
export const changedSince = (names: readonly string[]) =>
  `This cannot be undone in one step: another user has changed ${firstNames(names)} since. Open “List before” to restore single prices.`

export const noSuchDay = 'Choose a day after today and within a year.'
export const plannedMessage = (prices: number, day: string) =>
  prices === 1 ? `One price changes on ${day}.` : `${prices} prices change on ${day}.`
export const plannedTwice = (names: readonly string[], day: string) =>
  `Nothing was planned: prices of ${firstNames(names)} are already planned for ${day}. Cancel that list first, or choose another day.`
export const tooManyPlans =
  'Nothing was planned: too many price lists are waiting. Cancel one, or wait until one has become valid.'
export const noSuchPlan =
  'This planned list was not found. It has been applied or cancelled in the meantime.'
export const planCancelled = 'The planned list is deleted. The present prices stay as they are.'
export const plannerLostRight = (planner: string) =>
  `${planner} planned it but may no longer change these prices. Nothing was changed. Plan the prices again.`
export const plannedGone = (names: readonly string[]) =>
  `Nothing was changed. No longer in the list: ${firstNames(names)}. Plan the other prices again.`
export const plannedFlaw = (name: string, sentence: string) =>
  `Nothing was changed, because a price of ${name} is no longer valid. ${sentence} Then plan the prices again.`
