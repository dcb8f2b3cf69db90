import { formatDay } from '#app/platform/calendar/format-day.ts'

/** Texts of the printed brochure. */

export const head = ['Section', 'Item', 'Value']
export const exShowroom = 'Ex-showroom price'
export const priceOf = (price: string, day: string) =>
  `From ${price}, ex-showroom, as of ${formatDay(day)}. Registration and insurance are extra.`
export const noLongerSold = 'No longer sold new. Service and spare parts are still available.'
export const picture = (model: string) => `The ${model}`
export const nothingSaid = 'The specification has not been added yet.'
