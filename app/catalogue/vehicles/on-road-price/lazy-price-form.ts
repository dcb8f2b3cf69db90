/** Code that a price needs after the first choice. It loads as one chunk. */

export { handlePriceEvent } from './handle-price-event.ts'
export { PriceForm } from './price-form.tsx'
export { PriceResult } from './price-result.tsx'
