import { changedBy, settle } from '#app/changes/settle.server.ts'
import { handle } from '#app/http/handle-call.server.ts'
import { idFrom } from '#app/http/id-from.ts'
import { Problem } from '#app/http/problem.server.ts'
import { keepPicture } from '#app/media/keep-picture.server.ts'
import type { MediaStore } from '#app/media/media-store.server.ts'
import {
  changeOffer,
  createOffer,
  listManagedOffers,
  removeOffer,
  restoreOffer,
} from './offer-calls.ts'
import type { OfferStore } from './offer-store.server.ts'
import * as words from './staff-words.ts'

type Needs = { offers: OfferStore }

/** Manage → Offer. */
export const offerCalls = [
  handle(listManagedOffers, ({ offers }: Needs) => offers.list()),

  handle(
    createOffer,
    async ({ offers, media }: Needs & { media: MediaStore }, { editor, body }) => {
      const { image, ...texts } = body
      const picture = await keepPicture(media, 'image', image)
      const offer = await offers.create(editor, { ...texts, picture })
      return { message: words.added, offer }
    },
  ),

  handle(changeOffer, async ({ offers }: Needs, { params, editor, body }) => {
    const offer = settle(await offers.change(editor, idOf(params), body), {
      gone: words.gone,
      conflict: (latest) => `${changedBy(latest, words.thisOffer)} ${words.typedIsHere}`,
    })
    return { message: words.saved, ...offer }
  }),

  handle(removeOffer, async ({ offers }: Needs, { params, editor }) => {
    const removed = settle(await offers.remove(editor, idOf(params)), { gone: words.gone })
    return { message: words.deleted, ...removed }
  }),

  handle(restoreOffer, async ({ offers }: Needs, { params, editor }) => {
    const restored = settle(await offers.restore(editor, idOf(params)), {
      gone: words.tooLate,
    })
    return { message: words.isBack, ...restored }
  }),
]

function idOf({ id: text }: { id: string }): number {
  const id = idFrom(text)
  if (id === undefined) throw new Problem(400, words.noId)
  return id
}
