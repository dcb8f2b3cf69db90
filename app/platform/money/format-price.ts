import { formatRupees } from './format-rupees.ts'
import * as words from './words.ts'

/** A model's price in a line of text: `≈ ₹78,500` as long as nobody has confirmed it; none is never zero rupees. */
export function formatPrice(price: number, isApproximate: boolean): string {
  if (price === 0) return words.priceOnRequest
  return `${isApproximate ? '≈\u00a0' : ''}${formatRupees(price)}`
}
