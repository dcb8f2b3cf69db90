/** Texts about the maintenance contract for visitors. Its terms are a setting. */

export const pageTitle = 'Annual maintenance contract (AMC)'
export const contract = 'Annual maintenance contract'
export const priceOfAYear = 'Price per year'
