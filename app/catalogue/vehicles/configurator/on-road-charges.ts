/** The charges between the ex-showroom and the on-road price of each variant. */
export type OnRoadCharges = {
  place: string | undefined
  /** `true` if the dealer has not confirmed one of them, or the price. */
  isApproximate: boolean
  /** Whole rupees by the name of the variant. */
  byVariant: Readonly<Record<string, number>>
}
