import { plainUrl } from '#app/media/pictures/picture.ts'
import { type Clock, dayOf } from '#app/platform/calendar/dates.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import type { OfferStore } from './offer-store.server.ts'
import { listOffers } from './public-offer-calls.ts'

type Needs = { offers: OfferStore; clock: Clock; timeZone: string }

export const publicOfferCalls = [
  handle(listOffers, async ({ offers, clock, timeZone }: Needs) => {
    const all = await offers.listShown(dayOf(clock(), timeZone))
    return all.map((offer) => ({ ...offer, image: plainUrl(offer.picture) }))
  }),
]
