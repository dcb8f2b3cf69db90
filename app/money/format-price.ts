import { formatRupees } from './money.ts'

/** A model's price in a line of text: `≈ ₹78,500` as long as nobody has confirmed it. */
export function formatPrice(price: number, isApproximate: boolean): string {
  return `${isApproximate ? '≈ ' : ''}${formatRupees(price)}`
}
