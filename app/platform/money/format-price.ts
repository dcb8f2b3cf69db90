import { formatRupees } from './format-rupees.ts'
import * as words from './words.ts'

/**
 * Formats a model's price for one line. An unconfirmed price is marked: `≈ ₹78,500`. A price of 0
 * means that the price is unknown.
 */
export function formatPrice(price: number, isApproximate: boolean): string {
  if (price === 0) return words.priceOnRequest
  return `${isApproximate ? '≈\u00a0' : ''}${formatRupees(price)}`
}
