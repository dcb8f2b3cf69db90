import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { OfferStore } from './offer-store.server.ts'
import { listOffers } from './public-offer-endpoints.ts'

type Deps = { offers: OfferStore; clock: Clock; timeZone: string }

export const publicOfferEndpoints = [
  handleEndpoint(listOffers, async ({ offers, clock, timeZone }: Deps) => {
    const all = await offers.listShown(dayInZone(clock(), timeZone))
    return all.map((offer) => ({ ...offer, image: webpPictureUrl(offer.picture) }))
  }),
]
