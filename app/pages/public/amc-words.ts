/** What a visitor reads about the maintenance contract; its terms are facts. */

export const pageTitle = 'Annual maintenance contract (AMC)'
export const contract = 'Annual maintenance contract'
export const priceOfAYear = 'Price per year'
