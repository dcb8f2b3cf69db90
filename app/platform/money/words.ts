/** For a vehicle without a price. */
export const priceOnRequest = 'Price on request'
