/**
 * A model is sold new, or only serviced and supplied with spares. This is not `status`: both kinds
 * stay on the site.
 */
export const availabilities = ['on-sale', 'service-only'] as const
export type Availability = (typeof availabilities)[number]

/**
 * Returns the availability of a document. Older documents have no such field: their `hasDetails:
 * false` means out of production.
 */
export function availabilityOf({
  availability,
  hasDetails,
}: {
  availability?: Availability | undefined
  hasDetails: boolean
}): Availability {
  return availability ?? (hasDetails ? 'on-sale' : 'service-only')
}

/** Sorts models that are no longer sold last, and keeps the order within both groups. */
export function onSaleFirst<Of extends { isOnSale: boolean }>(models: readonly Of[]): Of[] {
  return [
    ...models.filter(({ isOnSale }) => isOnSale),
    ...models.filter(({ isOnSale }) => !isOnSale),
  ]
}
