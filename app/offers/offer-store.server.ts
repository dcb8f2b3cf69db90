import * as v from 'valibot'
import type { Editor } from '#app/access/session.ts'
import { dayOf } from '#app/calendar/dates.server.ts'
import { changeContent, type Desk } from '#app/changes/change-content.server.ts'
import { editContent } from '#app/changes/edit-content.server.ts'
import { keptDeletion } from '#app/changes/kept-deletion.server.ts'
import type { Outcome } from '#app/changes/outcome.ts'
import type { Db } from '#app/db/connect.server.ts'
import type { KeptPicture } from '#app/media/media-store.server.ts'
import type { Picture } from '#app/media/picture.ts'
import type { PictureLibrary } from '#app/media/picture-library.server.ts'
import { fromStored } from '#app/shapes/from-stored.ts'
import { bikeNameOf, vehicleKey } from '#app/vehicles/vehicle.ts'
import type { OfferEdit, OfferTerms } from './offer.ts'

export type OfferStore = ReturnType<typeof offerStore>
export type Offer = {
  id: number
  title: string
  description: string
  picture: Picture
  /** The models that it is for, by their names in addresses; none: for all, or for none in particular. */
  models: string[]
  /** Its last day on the dealer's calendar. */
  until: string | null
  /** The day on which somebody last said that it holds. */
  confirmedOn: string
  version: number
}

export function offerStore(desk: Desk & { timeZone: string }, pictures: PictureLibrary) {
  async function toOffers(db: Db, rows: readonly Row[]): Promise<Offer[]> {
    const names = await namesOf(db, rows.flatMap(idsOf))
    return rows.map(({ picture, models_json, confirmed_on: confirmedOn, ...row }) => ({
      ...row,
      confirmedOn,
      picture: pictures.get(picture),
      models: idsOf({ models_json }).flatMap((id) => names.get(id) ?? []),
    }))
  }
  async function findOffer(db: Db, id: number): Promise<Offer | undefined> {
    const [offer] = await toOffers(db, await offersOf(db).where('id', '=', id).execute())
    return offer
  }
  return {
    /** Newest first: the public page shows the one with the highest id. */
    async list(): Promise<Offer[]> {
      return toOffers(desk.db, await offersOf(desk.db).orderBy('id', 'desc').execute())
    },

    async create(
      editor: Editor,
      { picture, ...terms }: OfferTerms & { picture: KeptPicture },
    ): Promise<Offer> {
      return changeContent(desk, editor, async (trx, record, now) => {
        await picture.write(trx)
        const row = await trx
          .insertInto('offers')
          .values({
            title: terms.title,
            description: terms.description,
            ...(await storedTerms(trx, terms)),
            picture: picture.name,
            created_at: now.toISOString(),
            confirmed_on: dayOf(now, desk.timeZone),
          })
          .returning(columns)
          .executeTakeFirstOrThrow()
        const [offer] = await toOffers(trx, [row])
        if (!offer) throw new Error(`the offer ${row.id} is gone in its own transaction`)
        await record({ action: 'added', ...nameOf(offer), after: factsOf(offer) })
        return offer
      })
    },

    async change(editor: Editor, id: number, edit: OfferEdit): Promise<Outcome<Offer>> {
      return editContent(desk, editor, {
        subject: subjectOf(id),
        version: edit.version,
        find: (trx) => findOffer(trx, id),
        write: async (trx, { was, next, now }) =>
          trx
            .updateTable('offers')
            .set({
              title: edit.title,
              description: edit.description,
              ...(await storedTerms(trx, edit)),
              confirmed_on: dayOf(now, desk.timeZone),
              version: next,
            })
            .where('id', '=', id)
            .where('version', '=', was)
            .executeTakeFirst(),
        describe: (before, after) => ({
          action: 'changed',
          label: nameOf(after).label,
          before: factsOf(before),
          after: factsOf(after),
        }),
      })
    },

    ...keptDeletion(desk, 'offers', nameInAudit),
  }
}

const columns = [
  'id',
  'title',
  'description',
  'picture',
  'models_json',
  'until',
  'confirmed_on',
  'version',
] as const

type Row = Omit<Offer, 'picture' | 'models' | 'confirmedOn'> & {
  picture: string
  models_json: string
  confirmed_on: string
}

const offersOf = (db: Db) => db.selectFrom('offers').select(columns).where('deleted_at', 'is', null)

const subjectOf = (id: number) => `offer/${id}`
const factsOf = ({ title, description, models, until }: Offer) => ({
  title,
  description,
  models: models.join(', '),
  until,
})
const nameOf = ({ id, title }: { id: number; title: string }) => ({
  subject: subjectOf(id),
  label: `the offer “${title}”`,
})

const idsOf = ({ models_json }: Pick<Row, 'models_json'>): number[] =>
  fromStored(v.array(v.number()), models_json, [])

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, bikeNameOf(name)]))
}

/** What was left out stays as it is. */
async function storedTerms(db: Db, { models, until }: Pick<OfferTerms, 'models' | 'until'>) {
  return {
    ...(models && { models_json: JSON.stringify(await idsNamed(db, models)) }),
    ...(until !== undefined && { until }),
  }
}

/** In the order in which they are named. */
async function idsNamed(db: Db, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const keys = names.map(vehicleKey)
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'key'])
    .where('key', 'in', keys)
    .execute()
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return keys.flatMap((key) => ids.get(key) ?? [])
}

async function nameInAudit(trx: Db, id: number) {
  const row = await trx.selectFrom('offers').select('title').where('id', '=', id).executeTakeFirst()
  return nameOf({ id, title: row?.title ?? String(id) })
}
