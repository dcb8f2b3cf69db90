/** What the site says as a fact, and for how many days that holds before somebody looks again. Visitors are told the day only. */
export const freshForDays = { price: 60, accessory: 90, specification: 180, offer: 60 } as const

export type FactKind = keyof typeof freshForDays

export const factKinds = ['price', 'accessory', 'specification', 'offer'] as const

export function isOlderThanItShouldBe(kind: FactKind, daysUnchecked: number): boolean {
  return daysUnchecked > freshForDays[kind]
}
