/**
 * Everything about on-road prices that a vehicle's page loads only when it changes. One chunk is smaller than
 * several, because the page lists the names of all chunks that it may load.
 */

export { observePriceForm } from './observe-price-form.ts'
export { PriceFigures } from './price-figures.tsx'
export { PriceForm } from './price-form.tsx'
export { PriceResult } from './price-result.tsx'
