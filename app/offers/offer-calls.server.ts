import { handleManaged } from '#app/changes/handle-managed.server.ts'
import { handle } from '#app/http/handle-call.server.ts'
import { keepPicture } from '#app/media/keep-picture.server.ts'
import type { MediaStore } from '#app/media/media-store.server.ts'
import { createOffer, manageOffers } from './offer-calls.ts'
import type { OfferStore } from './offer-store.server.ts'
import * as words from './staff-words.ts'

type Needs = { offers: OfferStore }

/** Manage → Offer. */
export const offerCalls = [
  ...handleManaged(manageOffers, words.managed, ({ offers }: Needs) => offers),

  handle(
    createOffer,
    async ({ offers, media }: Needs & { media: MediaStore }, { editor, body }) => {
      const { image, ...texts } = body
      const picture = await keepPicture(media, 'image', image)
      const offer = await offers.create(editor, { ...texts, picture })
      return { message: words.added, offer }
    },
  ),
]
