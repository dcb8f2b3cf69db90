/** What the site says as a fact, and for how many days that holds before somebody looks again. Visitors are told the day only. */
export const reviewPeriodDays = { price: 60, accessory: 90, specification: 180, offer: 60 } as const

export type ReviewableKind = keyof typeof reviewPeriodDays

export const reviewableKinds = ['price', 'accessory', 'specification', 'offer'] as const

export function isReviewOverdue(kind: ReviewableKind, daysUnchecked: number): boolean {
  return daysUnchecked > reviewPeriodDays[kind]
}
