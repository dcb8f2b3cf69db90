import { handle } from '#app/http/handle-call.server.ts'
import { plainUrl } from '#app/media/picture.ts'
import type { OfferStore } from './offer-store.server.ts'
import { listOffers } from './public-offer-calls.ts'

export const publicOfferCalls = [
  handle(listOffers, async ({ offers }: { offers: OfferStore }) => {
    const all = await offers.list()
    return all.map((offer) => ({ ...offer, image: plainUrl(offer.picture) }))
  }),
]
