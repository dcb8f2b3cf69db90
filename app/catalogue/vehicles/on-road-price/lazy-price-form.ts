/** Code that a price needs after the first choice. It loads as one chunk. */

export { handlePriceChange } from './handle-price-change.ts'
export { PriceForm } from './price-form.tsx'
export { PriceResult } from './price-result.tsx'
