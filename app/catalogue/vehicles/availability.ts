/** Whether a model is sold new, or only serviced and supplied with spares. Apart from `status`: both kinds stay on the site. */
export const availabilities = ['on-sale', 'service-only'] as const
export type Availability = (typeof availabilities)[number]

/**
 * The availability of a document. Documents written before the field existed said with `hasDetails: false` that a
 * model was out of production.
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

/** Both groups keep their order; models that are no longer sold come last. */
export function onSaleFirst<Of extends { isOnSale: boolean }>(models: readonly Of[]): Of[] {
  return [
    ...models.filter(({ isOnSale }) => isOnSale),
    ...models.filter(({ isOnSale }) => !isOnSale),
  ]
}
