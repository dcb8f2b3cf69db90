import { reviewPeriodDays } from '#app/platform/audit/review-period.ts'

/** What the staff read where they manage prices; fields and the lists say their own. */

export const update = 'Update'
export const updating = 'Updating…'
export const priceNow = (price: string, checkedOn: string) =>
  `Now ${price}, last checked on ${checkedOn}. Update without a change to note that it still holds.`
export const accessoryNow = (partNo: string, model: string, price: string) =>
  `${partNo}, for ${model}. Now ${price}.`
export const variantsCostMore = (first: string | undefined) =>
  `What each variant costs more than ${first ?? 'the model'} (₹)`
export const priceUpdated = 'Price updated successfully'
export const priceFailed = 'Failed to update price'
export const noSuchModel = 'This model is not in the list any more.'
export const accessoryUpdated = 'Price updated successfully!'
export const accessoryFailed = 'Failed to update price!'
export const noSuchAccessory = 'This accessory is not in the list any more.'

export const priceChangedMeanwhile = (by: Meanwhile) =>
  `${changedTo(by)} Your figures are still here: Update once more replaces theirs.`
export const accessoryChangedMeanwhile = (by: Meanwhile) =>
  `${changedTo(by)} Your figure is still here: Update once more replaces theirs.`

/** As far as it is known. */
type Meanwhile = { who: string | undefined; price: string | undefined }

const changedTo = ({ who, price }: Meanwhile) =>
  `${who ?? 'Somebody else'} changed this price while you were editing.${price === undefined ? '' : ` It is ${price} now.`}`

export const earlierPrices = 'Earlier prices'
export const loading = 'Loading…'
export const historyFailed = 'The history could not be loaded.'
export const noneYet = 'None yet: every change from here on is listed with who made it.'

export const models = 'Models and their prices'
export const accessories = 'Accessories and their prices'
export const editPrice = (model: string) => `Edit the price of ${model}`
export const editAccessory = (accessory: string, model: string) =>
  `Edit the price of ${accessory} for ${model}`
export const lastChecked = (day: string) => `checked ${day}`
export const checkedDaysAgo = (days: number) => `Checked ${days} days ago`
export const overdue = (models: number) =>
  models === 1
    ? `One price was checked more than ${reviewPeriodDays.price} days ago.`
    : `${models} prices were checked more than ${reviewPeriodDays.price} days ago.`
export const confirmThem = [
  'Mend those that have changed, and ',
  'confirm the others together',
  '. Visitors are told the day only.',
] as const
/** `by`: "36 %". */
export const jump = (is: { was: string; now: string; by: string; isMore: boolean }) =>
  `${is.was} → ${is.now} is ${is.by} ${is.isMore ? 'more' : 'less'}. Save it?`
export const jumpOf = (name: string, question: string) => `${name}: ${question}`
export const saveIt = 'Save it'
export const serviceOnly = '(service and spares only)'
export const notOnSite = '(not on the site)'
