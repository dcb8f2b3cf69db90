import { type RowValues, toRowValues } from '#app/content/fields/row-values.ts'
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
import { pick } from '#app/platform/schema/pick.ts'
import { type OfferDocument, offerEntryFields } from './offer-content.ts'
import { type OfferEdit, type OfferTerms, offerTermsNames } from './offer-fields.ts'
import { hasOfferBegun } from './offer-period.ts'
import {
  type OfferRow,
  offerColumns,
  offerRow,
  offersFromRows,
  orderedOffersQuery,
  undeletedOffersQuery,
} from './offer-query.server.ts'

export type OfferStore = ReturnType<typeof offerStore>
export type Offer = Omit<RowValues<typeof offerEntryFields>, 'picture' | 'models'> & {
  id: number
  picture: Picture
  /**
   * Models to which the offer applies, by the names that they have in addresses. If the list is
   * empty, the offer is not limited to models.
   */
  models: string[]
  /** Day on which staff last confirmed the offer. */
  confirmedOn: string
  version: number
}

export function offerStore(desk: ChangeContext & { timeZone: string }, pictures: PictureLibrary) {
  const deletion = softDelete(desk, 'offers', { title: 'title', name: offerAuditName })
  const toDeletedEntry = deletedEntryMapper(pictures)
  async function toOffers(db: Db, rows: readonly OfferRow[]): Promise<Offer[]> {
    const offers = await offersFromRows(db, rows)
    return offers.map((offer) => ({ ...offer, picture: pictures.get(offer.picture) }))
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
          .map((offer, index) => ({
            ...toRowValues(offerEntryFields, offer),
            id: offer.id ?? -index - 1,
            picture: pictures.get(offer.picture),
            models: [...(offer.models ?? [])],
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
            ...(await offerRow(trx, { ...terms, picture: picture.name })),
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
          const { picture: _, ...columns } = await offerRow(trx, {
            ...before,
            ...edit,
            picture: '',
          })
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

const offerAuditSubject = (id: number) => `offer/${id}`
const offerAuditedValues = (offer: Offer) => ({
  ...pick(offer, offerTermsNames),
  models: offer.models.join(', '),
})
const offerAuditName = ({ id, title }: { id: number; title: string }) => ({
  subject: offerAuditSubject(id),
  label: `the offer “${title}”`,
})
