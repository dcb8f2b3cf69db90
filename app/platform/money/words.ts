/** Of a machine whose price nobody has entered yet. */
export const priceOnRequest = 'Price on request'
