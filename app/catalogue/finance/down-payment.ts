import { parseRupees } from '#app/platform/schema/parse-number.ts'

/** What is left of a price to borrow; undefined where that is nothing, or the payment no number. */
export function amountAfterDownPayment(price: number, down: string): number | undefined {
  if (down.trim() === '') return price
  const paid = parseRupees(down)
  return paid >= 0 && paid < price ? price - paid : undefined
}
