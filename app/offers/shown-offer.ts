import type { Vehicle } from '#app/vehicles/vehicle.ts'
import type { Offer } from './offer-store.server.ts'

/** An offer as a visitor sees it, with those of its models that are on the site. */
export type ShownOffer = ReturnType<typeof showOffer>

export function showOffer(offer: Offer, onSite: readonly Vehicle[]) {
  const { id, title, description, picture, until } = offer
  const models = offer.models.flatMap(
    (name) => onSite.find(({ bikeName, hasDetails }) => hasDetails && bikeName === name) ?? [],
  )
  return {
    id,
    title,
    description,
    picture,
    until,
    models: models.map(({ name, bikeName, price, icon }) => ({ name, bikeName, price, icon })),
  }
}
