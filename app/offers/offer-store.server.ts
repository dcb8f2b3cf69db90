import type { Editor } from '#app/access/session.ts'
import { changeContent, type Desk } from '#app/changes/change-content.server.ts'
import { editContent } from '#app/changes/edit-content.server.ts'
import { keptDeletion } from '#app/changes/kept-deletion.server.ts'
import type { Outcome } from '#app/changes/outcome.ts'
import type { Db } from '#app/db/connect.server.ts'
import type { KeptPicture } from '#app/media/media-store.server.ts'
import type { Picture } from '#app/media/picture.ts'
import type { PictureLibrary } from '#app/media/picture-library.server.ts'
import type { OfferEdit, OfferTexts } from './offer.ts'

export type OfferStore = ReturnType<typeof offerStore>
export type Offer = {
  id: number
  title: string
  description: string
  picture: Picture
  version: number
}

export function offerStore(desk: Desk, pictures: PictureLibrary) {
  const toOffer = ({ picture, ...row }: Row): Offer => ({ ...row, picture: pictures.get(picture) })
  return {
    /** Newest first: the public page shows the one with the highest id. */
    async list(): Promise<Offer[]> {
      return (await offersOf(desk.db).orderBy('id', 'desc').execute()).map(toOffer)
    },

    async create(
      editor: Editor,
      { picture, ...texts }: OfferTexts & { picture: KeptPicture },
    ): Promise<Offer> {
      return changeContent(desk, editor, async (trx, record, now) => {
        await picture.write(trx)
        const row = await trx
          .insertInto('offers')
          .values({ ...texts, picture: picture.name, created_at: now.toISOString() })
          .returning(columns)
          .executeTakeFirstOrThrow()
        await record({ action: 'added', ...nameOf(row), after: textsOf(row) })
        return toOffer(row)
      })
    },

    async change(editor: Editor, id: number, edit: OfferEdit): Promise<Outcome<Offer>> {
      return editContent(desk, editor, {
        subject: subjectOf(id),
        version: edit.version,
        find: async (trx) => {
          const row = await offersOf(trx).where('id', '=', id).executeTakeFirst()
          return row && toOffer(row)
        },
        write: (trx, { was, next }) =>
          trx
            .updateTable('offers')
            .set({ ...textsOf(edit), version: next })
            .where('id', '=', id)
            .where('version', '=', was)
            .executeTakeFirst(),
        describe: (before, after) => ({
          action: 'changed',
          label: nameOf(after).label,
          before: textsOf(before),
          after: textsOf(after),
        }),
      })
    },

    ...keptDeletion(desk, 'offers', nameInAudit),
  }
}

const columns = ['id', 'title', 'description', 'picture', 'version'] as const

type Row = Omit<Offer, 'picture'> & { picture: string }

const offersOf = (db: Db) => db.selectFrom('offers').select(columns).where('deleted_at', 'is', null)

const subjectOf = (id: number) => `offer/${id}`
const textsOf = ({ title, description }: OfferTexts): OfferTexts => ({ title, description })
const nameOf = ({ id, title }: { id: number; title: string }) => ({
  subject: subjectOf(id),
  label: `the offer “${title}”`,
})

async function nameInAudit(trx: Db, id: number) {
  const row = await trx.selectFrom('offers').select('title').where('id', '=', id).executeTakeFirst()
  return nameOf({ id, title: row?.title ?? String(id) })
}
