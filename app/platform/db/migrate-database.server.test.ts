import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { appliedMigrations, DatabaseTooNew, migrateDatabase } from './migrate-database.server.ts'

onEachDatabase('database', (getDatabase) => {
  it('is not changed if its schema is current', async () => {
    const { db, engine } = getDatabase()
    const applied = await appliedMigrations(db)
    expect(applied.length).toBeGreaterThan(2)
    expect(await migrateDatabase(db, engine)).toEqual([])
    expect(await appliedMigrations(db)).toEqual(applied)
  })

  it('is not changed if its schema is newer, and the error names the unknown migrations', async () => {
    const { db, engine } = getDatabase()
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'x')`.execute(
      db,
    )
    const refusal = await migrateDatabase(db, engine).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseTooNew)
    expect(String(refusal)).toContain('9999-of-tomorrow')
  })

  it('keeps its state if a migration fails, and migrates once the cause is fixed', async () => {
    const { db, engine } = getDatabase()
    const before = await appliedMigrations(db)
    const steps = (second: () => Promise<void>) => ({
      ...allMigrations(engine),
      '9997-fine': {
        up: async (trx: Kysely<unknown>) => {
          await sql`alter table offers add column fine text`.execute(trx)
          await sql`update content set revision = 77`.execute(trx)
        },
      },
      '9998-not': { up: second },
    })
    const broken = steps(() => Promise.reject(new Error('a fault of this step')))
    await expect(migrateDatabase(db, engine, broken)).rejects.toThrow('a fault of this step')
    expect(await appliedMigrations(db)).toEqual(before)
    expect(await db.selectFrom('content').selectAll().execute()).toEqual([{ id: 1, revision: 1 }])
    const tables = await db.introspection.getTables()
    const offers = tables.find(({ name }) => name === 'offers')
    expect(offers?.columns.map(({ name }) => name)).not.toContain('fine')

    const mended = steps(() => Promise.resolve())
    expect(await migrateDatabase(db, engine, mended)).toEqual(['9997-fine', '9998-not'])
    expect(await appliedMigrations(db)).toEqual([...before, '9997-fine', '9998-not'])
  })
})
