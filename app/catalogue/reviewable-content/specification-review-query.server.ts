import { emptySummary, summarySchema } from '#app/catalogue/vehicles/specification-fields.ts'
import { parseCheckedOn, type ReviewRows } from '#app/content/review-queue/review-definition.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { countRows } from '#app/platform/db/count-rows-query.server.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'

/** The models on the site. The review queue skips all others until they are active again. */
const selectModelsOnSite = (db: Db) =>
  db.selectFrom('vehicles').where('status', '=', 1).where('deleted_at', 'is', null)

export const specificationReviewRows: ReviewRows = {
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
    countRows(selectModelsOnSite(db).where('specifications_checked_on', '<', before)),
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
        specifications_checked_on: parseCheckedOn(stored),
        specifications_version: was + 1,
      })
      .where('id', '=', id)
      .where('specifications_version', '=', was)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  confirmed: (_, today) => ({ checkedOn: today }),
}
