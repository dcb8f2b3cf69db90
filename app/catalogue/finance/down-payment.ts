import { parseRupees } from '#app/platform/schema/parse-number.ts'

/**
 * Returns the amount in rupees that is left to borrow after the down payment. Returns undefined if
 * the payment is not a number, or covers the price.
 */
export function amountAfterDownPayment(price: number, down: string): number | undefined {
  if (down.trim() === '') return price
  const paid = parseRupees(down)
  return paid >= 0 && paid < price ? price - paid : undefined
}
