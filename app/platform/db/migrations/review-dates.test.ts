import { expect, it } from 'vitest'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { confirmed } from './0031-confirmed.ts'

async function asBefore(db: Db) {
  await db.schema.dropTable('bulk_changes').execute()
  await db.schema.alterTable('vehicles').dropColumn('specifications_checked_on').execute()
  await db.schema.alterTable('vehicles').dropColumn('specifications_version').execute()
  await db.schema.alterTable('accessories').dropColumn('price_checked_on').execute()
  await db.schema.alterTable('offers').dropColumn('confirmed_on').execute()
}

onEachDatabase('reviewable rows of an existing site', (getDatabase) => {
  it('get a confirmation day from the database, never the day of the migration', async () => {
    const { db, engine } = getDatabase()
    const staff = await testApp(getDatabase(), {
      clock: () => new Date('2027-02-03T06:00:00Z'),
    }).loginAsStaff()
    await staff.send('PATCH', '/api/managePrice/DIO', { price: 69_000 })
    const parts = await db.selectFrom('accessories').selectAll().orderBy('id').execute()
    await staff.send('PATCH', `/api/manageAccessories/${parts[0]?.id}`, { price: 99 })
    const models = db.selectFrom('vehicles').selectAll().orderBy('id')
    const [dio, other] = [
      (await models.execute()).find(({ name }) => name === 'DIO'),
      (await models.execute()).find(({ name }) => name !== 'DIO'),
    ]
    const sources = (json: string) => ({ sources_json: json })
    const to = (id = 0) => db.updateTable('vehicles').where('id', '=', id)
    await to(dio?.id)
      .set(sources('[{"checkedOn":"2026-03-01"},{"checkedOn":"2026-09-09"}]'))
      .execute()
    await to(other?.id).set(sources('broken')).execute()
    const [offer] = await db
      .updateTable('offers')
      .set({ created_at: '2026-05-06T20:00:00.000Z' })
      .returning('id')
      .execute()
    await asBefore(db)
    await confirmed(engine).up(db)

    const dayOf = async (id = 0) =>
      (await models.execute()).find((it) => it.id === id)?.specifications_checked_on
    expect([await dayOf(dio?.id), await dayOf(other?.id)]).toEqual(['2026-09-09', '2026-11-01'])
    const now = await db.selectFrom('accessories').selectAll().orderBy('id').execute()
    const ofDio = now.filter((it) => it.vehicle_id === dio?.id && it.id !== parts[0]?.id)
    expect(now[0]?.price_checked_on).toBe('2027-02-03')
    expect(new Set(ofDio.map((it) => it.price_checked_on))).toEqual(new Set(['2026-09-09']))
    const offers = await db.selectFrom('offers').selectAll().execute()
    expect(offers.find(({ id }) => id === offer?.id)?.confirmed_on).toBe('2026-05-06')
  })
})
