import { modelReview } from '#app/catalogue/vehicles/model-review.ts'

/** Texts of the price pages in the portal. Fields and lists have their own texts. */

export const update = 'Update'
export const updating = 'Updating…'
export const priceNow = (price: string, checkedOn: string) =>
  `Current price ${price}, last checked on ${checkedOn}. Update without a change to confirm that it is still correct.`
export const accessoryNow = (partNo: string, model: string, price: string) =>
  `${partNo}, for ${model}. Current price ${price}.`
export const variantsCostMore = (first: string | undefined) =>
  `Extra cost of each variant over ${first ?? 'the model'} (₹)`
export const priceUpdated = 'Price updated successfully'
export const priceFailed = 'Failed to update price'
export const noSuchModel = 'This model is no longer in the list.'
export const accessoryUpdated = 'Price updated successfully!'
export const accessoryFailed = 'Failed to update price!'
export const noSuchAccessory = 'This accessory is no longer in the list.'

export const priceChangedMeanwhile = (by: Meanwhile) =>
  `${changedTo(by)} Your prices are still here. Update again to replace theirs.`
export const accessoryChangedMeanwhile = (by: Meanwhile) =>
  `${changedTo(by)} Your price is still here. Update again to replace theirs.`

/** The concurrent change, as far as it is known. */
type Meanwhile = { who: string | undefined; price: string | undefined }

const changedTo = ({ who, price }: Meanwhile) =>
  `${who ?? 'Another user'} changed this price while you were editing.${price === undefined ? '' : ` It is ${price} now.`}`

export const isPlanned = (plan: { variant: string; price: string; day: string }) =>
  `Planned: ${plan.variant === '' ? '' : `${plan.variant} `}${plan.price} from ${plan.day}`

export const earlierPrices = 'Earlier prices'
export const loading = 'Loading…'
export const historyFailed = 'The history could not be loaded.'
export const noneYet = 'None yet. Every change will be listed here with the user who made it.'

export const models = 'Model prices'
export const accessories = 'Accessory prices'
export const editPrice = (model: string) => `Edit the price of ${model}`
export const editAccessory = (accessory: string, model: string) =>
  `Edit the price of ${accessory} for ${model}`
export const lastChecked = (day: string) => `checked ${day}`
export const checkedDaysAgo = (days: number) => `Checked ${days} days ago`
export const overdue = (models: number) =>
  models === 1
    ? `One price was checked more than ${modelReview.price.everyDays} days ago.`
    : `${models} prices were checked more than ${modelReview.price.everyDays} days ago.`
export const confirmThem = [
  'Update the ones that have changed, and ',
  'confirm the others together',
  '. Visitors see only the date of the last check.',
] as const
/** `by` is the formatted percentage, such as "36%". */
export const jump = (is: { was: string; now: string; by: string; isMore: boolean }) =>
  `${is.was} → ${is.now} is ${is.by} ${is.isMore ? 'more' : 'less'}. Save it anyway?`
export const jumpOf = (name: string, question: string) => `${name}: ${question}`
export const saveIt = 'Save anyway'
export const serviceOnly = '(service and spares only)'
export const notOnSite = '(not on the site)'
