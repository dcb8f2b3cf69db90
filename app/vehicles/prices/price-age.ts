import type { PricedModel } from './price.ts'

/** A price that nobody checked for so many days is pointed out to the staff, and never to visitors. */
const freshForDays = 60

export function isOverdue({ daysUnchecked }: Pick<PricedModel, 'daysUnchecked'>): boolean {
  return daysUnchecked > freshForDays
}
