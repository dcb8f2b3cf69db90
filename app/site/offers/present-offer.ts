import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { Offer } from './offer-store.server.ts'

/** An offer as visitors see it. It contains only models that are on sale and on the site. */
export type PublicOffer = ReturnType<typeof presentOffer>

export function presentOffer(offer: Offer, onSite: readonly Vehicle[]) {
  const models = offer.models.flatMap(
    (name) => onSite.find(({ bikeName, isOnSale }) => isOnSale && bikeName === name) ?? [],
  )
  return {
    ...pick(offer, ['id', 'title', 'description', 'picture', 'until']),
    models: models.map((model) =>
      pick(model, ['name', 'bikeName', 'price', 'priceIsApproximate', 'icon']),
    ),
  }
}
