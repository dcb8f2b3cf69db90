import { deletedEntryMapper } from '#app/media/pictures/deleted-entry.ts'
import type { StoredPicture } from '#app/media/pictures/media-store.server.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import type { Change } from '#app/platform/audit/change.ts'
import { softDelete } from '#app/platform/audit/soft-delete-store.server.ts'
import { updateIfVersion } from '#app/platform/audit/update-if-version.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { Result } from '#app/platform/result/result.ts'
import type { OfferDocument } from './offer-content.ts'
import type { OfferEdit, OfferTerms } from './offer-fields.ts'
import { hasOfferBegun } from './offer-period.ts'
import {
  findModelNames,
  offerColumns,
  offerRowFromDocument,
  orderedOffersQuery,
  parseModelIds,
  undeletedOffersQuery,
} from './offer-query.server.ts'

export type OfferStore = ReturnType<typeof offerStore>
export type Offer = {
  id: number
  title: string
  description: string
  picture: Picture
  /**
   * Models to which the offer applies, by the names that they have in addresses. If the list is
   * empty, the offer is not limited to models.
   */
  models: string[]
  /** First and last day in the dealer's time zone. */
  from: string | null
  until: string | null
  /** Day on which staff last confirmed the offer. */
  confirmedOn: string
  version: number
}

export function offerStore(desk: ChangeContext & { timeZone: string }, pictures: PictureLibrary) {
  const deletion = softDelete(desk, 'offers', { title: 'title', name: offerAuditName })
  const toDeletedEntry = deletedEntryMapper(pictures)
  async function toOffers(db: Db, rows: readonly OfferRow[]): Promise<Offer[]> {
    const names = await findModelNames(db, rows.flatMap(parseModelIds))
    return rows.map(
      ({ picture, models_json, starts_on: from, confirmed_on: confirmedOn, ...row }) => ({
        ...row,
        from,
        confirmedOn,
        picture: pictures.get(picture),
        models: parseModelIds({ models_json }).flatMap((id) => names.get(id) ?? []),
      }),
    )
  }
  async function findOffer(db: Db, id: number): Promise<Offer | undefined> {
    const [offer] = await toOffers(
      db,
      await undeletedOffersQuery(db).where('id', '=', id).execute(),
    )
    return offer
  }
  return {
    /**
     * Lists the offers in the order in which the site shows them: the newest first, followed by
     * offers with a manual order.
     */
    async list(): Promise<Offer[]> {
      return toOffers(desk.db, await orderedOffersQuery(desk.db).execute())
    },

    /**
     * Lists the offers that have begun by this day. On the public page, the first offer that has
     * not ended is large.
     */
    async listShown(today: string): Promise<Offer[]> {
      return (await this.list()).filter((offer) => hasOfferBegun(offer, today))
    },

    /** Returns a store whose `listShown` returns these offers instead. */
    showing: (offers: readonly OfferDocument[]) => ({
      listShown: async (today: string): Promise<Offer[]> =>
        offers
          .map(({ models = [], from = null, until = null, picture, ...offer }, index) => ({
            ...offer,
            id: offer.id ?? -index - 1,
            picture: pictures.get(picture),
            models: [...models],
            from,
            until,
            confirmedOn: today,
            version: 0,
          }))
          .filter((offer) => hasOfferBegun(offer, today)),
    }),

    /** Finds an offer that is not deleted. */
    find: (id: number) => findOffer(desk.db, id),

    async create(
      editor: Actor,
      { picture, ...terms }: OfferTerms & { picture: StoredPicture },
    ): Promise<Offer> {
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        await picture.write(trx)
        const row = await trx
          .insertInto('offers')
          .values({
            ...(await offerRowFromDocument(trx, { ...terms, picture: picture.name })),
            created_at: now.toISOString(),
            confirmed_on: dayInZone(now, desk.timeZone),
          })
          .returning(offerColumns)
          .executeTakeFirstOrThrow()
        const [offer] = await toOffers(trx, [row])
        if (!offer) throw new Error(`the offer ${row.id} is gone in its own transaction`)
        await record({
          action: 'added',
          ...offerAuditName(offer),
          after: offerAuditedValues(offer),
        })
        return offer
      })
    },

    async change(editor: Actor, id: number, edit: OfferEdit): Promise<Result<Offer, Change>> {
      return updateIfVersion(desk, editor, {
        subject: offerAuditSubject(id),
        version: edit.version,
        find: (trx) => findOffer(trx, id),
        write: async (trx, { before, was, next, now }) => {
          // A field that the edit does not contain keeps its value.
          const { models = before.models, from = before.from, until = before.until } = edit
          const values = { ...edit, models, from, until, picture: '' }
          const { picture: _, ...columns } = await offerRowFromDocument(trx, values)
          return trx
            .updateTable('offers')
            .set({
              ...columns,
              confirmed_on: dayInZone(now, desk.timeZone),
              version: next,
            })
            .where('id', '=', id)
            .where('version', '=', was)
            .executeTakeFirst()
        },
        describe: (before, after) => ({
          action: 'changed',
          label: offerAuditName(after).label,
          before: offerAuditedValues(before),
          after: offerAuditedValues(after),
        }),
      })
    },

    ...deletion,

    /** Lists the deleted offers that can be restored, the last deleted offer first. */
    listDeleted: async () => (await deletion.listDeleted()).map(toDeletedEntry),
  }
}

type OfferRow = Omit<Offer, 'picture' | 'models' | 'from' | 'confirmedOn'> & {
  picture: string
  models_json: string
  starts_on: string | null
  confirmed_on: string
}

const offerAuditSubject = (id: number) => `offer/${id}`
const offerAuditedValues = ({ title, description, models, from, until }: Offer) => ({
  title,
  description,
  models: models.join(', '),
  from,
  until,
})
const offerAuditName = ({ id, title }: { id: number; title: string }) => ({
  subject: offerAuditSubject(id),
  label: `the offer “${title}”`,
})
