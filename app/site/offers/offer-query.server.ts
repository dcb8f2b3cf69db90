import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { normalizedVehicleName, toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import { fieldNames } from '#app/content/fields/content-field.ts'
import { type GivenValues, toDocumentValues, toRowValues } from '#app/content/fields/row-values.ts'
import { writeListChanges } from '#app/content/publishing/write-list-changes.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { OfferTable } from '#app/platform/db/schema-catalogue.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { type OfferDocument, type OffersDocument, offerEntryFields } from './offer-content.ts'

/** Fields that are stored in the column of the same name. */
const fieldColumns = fieldNames(offerEntryFields).filter(
  (name) => name !== 'models' && name !== 'from',
)

export const offerColumns = [
  ...fieldColumns,
  'id',
  'models_json',
  'starts_on',
  'confirmed_on',
  'version',
] as const

/** Excludes deleted offers. */
export const undeletedOffersQuery = (db: Db) =>
  db.selectFrom('offers').select(offerColumns).where('deleted_at', 'is', null)

/** The newest offers come first, followed by offers with a manual order. */
export const orderedOffersQuery = (db: Db) =>
  undeletedOffersQuery(db)
    .orderBy((eb) => eb.fn.coalesce('position', eb.lit(0)))
    .orderBy('id', 'desc')

export type OfferRow = Pick<Selectable<OfferTable>, (typeof offerColumns)[number]>

/** Returns the offers of the rows. `picture` is the name of the picture. */
export async function offersFromRows(db: Db, rows: readonly OfferRow[]) {
  const names = await findModelNames(db, rows.flatMap(parseModelIds))
  return rows.map((row) => ({
    id: row.id,
    ...pick(row, fieldColumns),
    models: parseModelIds(row).flatMap((id) => names.get(id) ?? []),
    from: row.starts_on,
    confirmedOn: row.confirmed_on,
    version: row.version,
  }))
}

const parseModelIds = ({ models_json }: { models_json: string }): number[] =>
  parseStoredJson(v.array(v.number()), models_json, [])

/** Maps model IDs to their names in addresses. */
async function findModelNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, toBikeName(name)]))
}

/** Returns the ids in the order of the names. */
export async function findModelIdsByName(db: Db, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const keys = names.map(normalizedVehicleName)
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'key'])
    .where('key', 'in', keys)
    .execute()
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return keys.flatMap((key) => ids.get(key) ?? [])
}

/** Reads the offers as a document. */
export async function readOffersDocument(db: Db): Promise<OffersDocument> {
  const offers = await offersFromRows(db, await orderedOffersQuery(db).execute())
  return {
    offers: offers.map((offer) => ({
      id: offer.id,
      ...toDocumentValues(offerEntryFields, offer),
    })),
  }
}

/** Returns the columns that hold the fields of an offer. */
export async function offerRow(db: Db, offer: GivenValues<typeof offerEntryFields>) {
  const values = toRowValues(offerEntryFields, offer)
  return {
    ...pick(values, fieldColumns),
    models_json: JSON.stringify(await findModelIdsByName(db, values.models ?? [])),
    starts_on: values.from,
  }
}

/** `today` is in the dealer's time zone. */
type OffersChange = { before: OffersDocument; after: OffersDocument; today: string; now: Date }

/**
 * Writes only the differences. A removed offer is soft-deleted and can be restored for 30 days, in
 * the same way as after a manual deletion.
 */
export async function writeOffersDocument(
  db: Db,
  { before, after, today, now }: OffersChange,
): Promise<void> {
  const set = async (id: number, offer: OfferDocument) => {
    const values = await offerRow(db, offer)
    return db
      .updateTable('offers')
      .set((eb) => ({ ...values, deleted_at: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .executeTakeFirst()
  }
  await writeListChanges(before.offers, after.offers, {
    insert: async (offer) => {
      const { id } = await db
        .insertInto('offers')
        .values({
          ...(await offerRow(db, offer)),
          created_at: now.toISOString(),
          confirmed_on: today,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    update: async (id, step) => {
      await set(id, step.after)
      await db.updateTable('offers').set({ confirmed_on: today }).where('id', '=', id).execute()
    },
    remove: async (id) => {
      await db
        .updateTable('offers')
        .set({ deleted_at: now.toISOString() })
        .where('id', '=', id)
        .execute()
    },
    bringBack: async (id, offer) => (await set(id, offer)).numUpdatedRows > 0n,
    order: async (ids) => {
      const shown = (await orderedOffersQuery(db).execute()).map(({ id }) => id)
      if (shown.join() === ids.join()) return
      for (const [index, id] of ids.entries())
        await db
          .updateTable('offers')
          .set({ position: index + 1 })
          .where('id', '=', id)
          .execute()
    },
  })
}
