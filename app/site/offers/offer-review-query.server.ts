import { parseCheckedOn, type ReviewRows } from '#app/content/review-queue/review-definition.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { countRows } from '#app/platform/db/count-rows-query.server.ts'

/** Selects the offers that run today. Ended and future ones need no review. */
const runningOffers = (db: Db, today: string) =>
  db
    .selectFrom('offers')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('starts_on', 'is', null), eb('starts_on', '<=', today)]))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))

export const offerReviewRows: ReviewRows = {
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
    countRows(runningOffers(db, today).where('confirmed_on', '<', before)),
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
      .set({ confirmed_on: parseCheckedOn(stored), version: was + 1 })
      .where('id', '=', id)
      .where('version', '=', was)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  confirmed: (_, today) => ({ checkedOn: today }),
}
