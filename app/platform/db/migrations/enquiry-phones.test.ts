import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { onEachDatabase, openEmptyTestDatabase } from '#tests/test-databases.ts'
import { migrateDatabase } from '../migrate-database.server.ts'
import { allMigrations } from './all-migrations.ts'

onEachDatabase('phone number of an enquiry', (getDemo) => {
  it('is read from existing rows, valid or not', async () => {
    const { engine } = getDemo()
    const { db, close } = await openEmptyTestDatabase(engine)
    const earlier = Object.entries(allMigrations(engine)).filter(([name]) => name < '0014')
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(earlier) },
    }).migrateToLatest()
    expect(error).toBeUndefined()
    const rows: [string, string | null][] = [
      ['{"contactNumber":"9000000001","name":"Asha"}', '+919000000001'],
      ['{"name":"Ravi","contact":"9000000002"}', '+919000000002'],
      ['{"mobileNo":"9000000008"}', '+919000000008'],
      ['{"mobile":"9000000009"}', '+919000000009'],
      ['{"contactNumber":""}', null],
      [JSON.stringify({ message: '"contact":"9000000003"' }), null],
      ['{"contact":12}', null],
      ['{"contact":{"a":true}}', null],
      ['{"contact":"90000', null],
      ['"9000000001"', null],
      ['', null],
      ['{}', null],
    ]
    const kept = rows.map(([answers_json], index) => ({
      kind: 'amc',
      reference: `AM-${index}`,
      answers_json,
      search_text: '',
      created_at: '2026-11-02T04:30:00.000Z',
    }))
    await db.insertInto('enquiries').values(kept).execute()
    await migrateDatabase(db, engine)
    const found = await db.selectFrom('enquiries').select('phone').orderBy('id').execute()
    expect(found.map(({ phone }) => phone)).toEqual(rows.map(([, phone]) => phone))
    await close()
  })
})
