import { readNumber } from './loan-input.ts'

/** What is left of a price to borrow; undefined where that is nothing, or the payment no number. */
export function lessDown(price: number, down: string): number | undefined {
  if (down.trim() === '') return price
  const left = price - readNumber(down)
  return left > 0 ? left : undefined
}
