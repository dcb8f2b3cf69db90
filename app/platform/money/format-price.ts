import { formatSignedRupees } from './format-rupees.ts'
import * as words from './words.ts'

/**
 * Formats a model's price for one line. An unconfirmed price is marked: `≈ ₹78,500`. A price of 0
 * means that the price is unknown.
 */
export function formatPrice(price: number, isApproximate: boolean): string {
  return price === 0 ? words.priceOnRequest : formatSignedRupees(price, isApproximate)
}
