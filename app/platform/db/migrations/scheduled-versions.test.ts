import { expect, it } from 'vitest'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { plannedVersions } from './0034-planned-versions.ts'
import { previewVersions } from './0035-preview-versions.ts'

const at = '2026-11-02T05:30:00.000Z'

onEachDatabase('schedules and preview links of an earlier release', (getDatabase) => {
  const migrateAgain = async () => {
    const { db } = getDatabase()
    for (const column of ['planned_json', 'withdrawal_planned_by'])
      await db.schema.alterTable('drafts').dropColumn(column).execute()
    await db.schema.alterTable('previews').dropColumn('document_json').execute()
    await plannedVersions().up(db)
    await previewVersions().up(db)
  }

  async function planned() {
    let now = testNow
    const app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    const path = '/api/models/hornet-2-0'
    const model = await (await app.request(path)).json()
    const saved = await app.send('PUT', path, { ...model, tagline: 'Planned before' })
    const { version } = await saved.json()
    const withdrawAt = '2026-11-02T06:00:00.000Z'
    await app.send('POST', `${path}/publish`, { version, at, withdrawAt })
    await app.send('POST', `${path}/preview`)
    return { app, setNow: (then: string) => (now = new Date(then)) }
  }

  it('contain the draft as it was at the migration', async () => {
    await planned()
    await migrateAgain()
    const { db } = getDatabase()
    const { document_json, planned_json } = await db
      .selectFrom('drafts')
      .selectAll()
      .where('noun', '=', 'model')
      .executeTakeFirstOrThrow()
    const link = await db.selectFrom('previews').selectAll().executeTakeFirstOrThrow()
    expect([planned_json, link.document_json]).toEqual([document_json, document_json])
    expect(document_json).toContain('Planned before')
  })

  it('are audited in the name of the person who created them', async () => {
    const { app, setNow } = await planned()
    await migrateAgain()
    const { drafts } = app.services.models
    setNow(at)
    expect(await drafts.carryOut()).toBe(1)
    expect((await app.services.vehicles.findByName('HORNET 2.0'))?.tagline).toBe('Planned before')
    setNow('2026-11-02T06:00:00.000Z')
    expect(await drafts.carryOut()).toBe(1)
    const [newest] = await app.services.changes.listNewest(1)
    expect(newest).toMatchObject({ who: 'meera', action: 'took off the site' })
  })
})
