import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { fittings } from './0033-fittings.ts'

onEachDatabase('accessories of an existing site', (getDatabase) => {
  const migrateAgain = async () => {
    const { db } = getDatabase()
    await db.schema.alterTable('accessories').dropColumn('fitting').execute()
    await fittings().up(db)
  }

  it('get a fitting if they came with the demo, but not if the dealer added them', async () => {
    const { db } = getDatabase()
    const told = () =>
      db.selectFrom('accessories').select(['part_no', 'fitting']).orderBy('id').execute()
    const demo = await told()
    const own = 'SR-ACC-1172'
    await db
      .updateTable('accessories')
      .set({ picture: 'media/0123456789abcdef-800x800' })
      .where('part_no', '=', own)
      .execute()
    await migrateAgain()
    expect(await told()).toEqual(
      demo.map((it) => (it.part_no === own ? { ...it, fitting: null } : it)),
    )
    expect(demo.filter(({ fitting }) => fitting !== null)).toHaveLength(60)
  })

  it('keep their fittings when a draft from before the migration is published', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const model = await (await app.request('/api/models/hornet-2-0')).json()
    const saved = await app.send('PUT', '/api/models/hornet-2-0', {
      ...model,
      tagline: 'From before',
      accessories: model.accessories.map(({ fitting: _, ...part }: { fitting?: string }) => part),
    })
    const { version } = await saved.json()
    await migrateAgain()
    const done = await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    expect(done.status).toBe(200)
    const now = await (await app.request('/api/models/hornet-2-0')).json()
    expect(now).toMatchObject({ tagline: 'From before', accessories: model.accessories })
  })
})
