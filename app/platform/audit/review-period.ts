/**
 * Number of days after which a value must be confirmed again, by kind. Visitors see only the day of
 * the last confirmation.
 */
export const reviewPeriodDays = { price: 60, accessory: 90, specification: 180, offer: 60 } as const

export type ReviewableKind = keyof typeof reviewPeriodDays

export const reviewableKinds = ['price', 'accessory', 'specification', 'offer'] as const

export function isReviewOverdue(kind: ReviewableKind, daysUnchecked: number): boolean {
  return daysUnchecked > reviewPeriodDays[kind]
}
