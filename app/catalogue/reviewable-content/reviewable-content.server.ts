import * as v from 'valibot'
import { emptySummary, summarySchema } from '#app/catalogue/vehicles/specification-fields.ts'
import type { ReviewDefinition } from '#app/content/review-queue/review-definition.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { parseRowCount, rowCount, selectModelsOnSite } from './active-models-query.server.ts'

const datedSchema = v.object({ checkedOn: v.string() })

export const reviewableSpecification: ReviewDefinition = {
  kind: 'specification',
  may: 'models.publish',
  async list(db, { before, limit }) {
    const rows = await selectModelsOnSite(db)
      .select(['id', 'slug', 'name', 'summary_json'])
      .select(['specifications_checked_on', 'specifications_version'])
      .where('specifications_checked_on', '<', before)
      .orderBy('specifications_checked_on')
      .orderBy('kind')
      .orderBy('position')
      .limit(limit)
      .execute()
    return rows.map((row) => {
      const { engine, power, transmission } = parseStoredJson(
        summarySchema,
        row.summary_json,
        emptySummary,
      )
      return {
        id: row.id,
        version: row.specifications_version,
        name: row.name,
        says: [engine, power, transmission].filter((it) => it !== '').join(' · '),
        checkedOn: row.specifications_checked_on,
        editAt: `/admin/models/${row.slug}#specifications`,
      }
    })
  },
  count: (db, { before }) =>
    selectModelsOnSite(db)
      .where('specifications_checked_on', '<', before)
      .select(rowCount)
      .executeTakeFirstOrThrow()
      .then(parseRowCount),
  async find(db, id) {
    const row = await db
      .selectFrom('vehicles')
      .select(['name', 'specifications_checked_on', 'specifications_version'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { name, specifications_checked_on: checkedOn, specifications_version: version } = row
    return { version, name, checkedOn, stored: { checkedOn } }
  },
  async write(db, { id, was, stored }) {
    const { numUpdatedRows } = await db
      .updateTable('vehicles')
      .set({
        specifications_checked_on: v.parse(datedSchema, stored).checkedOn,
        specifications_version: was + 1,
      })
      .where('id', '=', id)
      .where('specifications_version', '=', was)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  confirmed: (_, today) => ({ checkedOn: today }),
}

/** Selects the offers that run today. Ended and future ones need no review. */
const runningOffers = (db: Db, today: string) =>
  db
    .selectFrom('offers')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('starts_on', 'is', null), eb('starts_on', '<=', today)]))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))

export const reviewableOffer: ReviewDefinition = {
  kind: 'offer',
  may: 'offers.edit',
  async list(db, { before, today, limit }) {
    const rows = await runningOffers(db, today)
      .select(['id', 'title', 'description', 'confirmed_on', 'version'])
      .where('confirmed_on', '<', before)
      .orderBy('confirmed_on')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      name: row.title,
      says: row.description,
      checkedOn: row.confirmed_on,
      editAt: '/admin/offer',
    }))
  },
  count: (db, { before, today }) =>
    runningOffers(db, today)
      .where('confirmed_on', '<', before)
      .select(rowCount)
      .executeTakeFirstOrThrow()
      .then(parseRowCount),
  async find(db, id) {
    const row = await db
      .selectFrom('offers')
      .select(['title', 'confirmed_on', 'version'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { title: name, confirmed_on: checkedOn, version } = row
    return { version, name, checkedOn, stored: { checkedOn } }
  },
  async write(db, { id, was, stored }) {
    const { numUpdatedRows } = await db
      .updateTable('offers')
      .set({ confirmed_on: v.parse(datedSchema, stored).checkedOn, version: was + 1 })
      .where('id', '=', id)
      .where('version', '=', was)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  confirmed: (_, today) => ({ checkedOn: today }),
}
