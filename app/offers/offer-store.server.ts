import type { Editor } from '#app/access/session.ts'
import { changeContent, type Desk } from '#app/changes/change-content.server.ts'
import { keptDeletion } from '#app/changes/kept-deletion.server.ts'
import type { Db } from '#app/db/connect.server.ts'
import type { Picture } from '#app/media/picture.ts'
import type { PictureLibrary } from '#app/media/picture-library.server.ts'
import type { NewOffer } from './offer.ts'

export type OfferStore = ReturnType<typeof offerStore>
export type Offer = { id: number; title: string; description: string; picture: Picture }

export function offerStore(desk: Desk, pictures: PictureLibrary) {
  return {
    /** Newest first: the public page shows the one with the highest id. */
    async list(): Promise<Offer[]> {
      const rows = await desk.db
        .selectFrom('offers')
        .selectAll()
        .where('deleted_at', 'is', null)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, title, description, picture }) => ({
        id,
        title,
        description,
        picture: pictures.get(picture),
      }))
    },

    async create(editor: Editor, offer: NewOffer): Promise<Offer> {
      return changeContent(desk, editor, async (trx, record, now) => {
        const { id } = await trx
          .insertInto('offers')
          .values({ ...offer, created_at: now.toISOString() })
          .returning('id')
          .executeTakeFirstOrThrow()
        await record({
          action: 'added',
          ...(await nameInAudit(trx, id)),
          after: { title: offer.title, description: offer.description },
        })
        return { ...offer, id, picture: pictures.get(offer.picture) }
      })
    },

    ...keptDeletion(desk, 'offers', nameInAudit),
  }
}

async function nameInAudit(trx: Db, id: number) {
  const row = await trx.selectFrom('offers').select('title').where('id', '=', id).executeTakeFirst()
  return { subject: `offer/${id}`, label: `the offer “${row?.title ?? id}”` }
}
