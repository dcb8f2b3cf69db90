/**
 * Everything about on-road prices that pages load only when it changes. One chunk is smaller than
 * several, because each page lists the names of all chunks that it may load.
 */

export { observePriceForm } from './observe-price-form.ts'
export { PriceFigures } from './price-figures.tsx'
export { PriceForm } from './price-form.tsx'
export { PriceResult } from './price-result.tsx'
export { PriceSummary } from './price-summary.tsx'
