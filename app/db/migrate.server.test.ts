import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase } from '#tests/databases.ts'
import { appliedMigrations, DatabaseTooNew, migrate } from './migrate.server.ts'

onEachDatabase('a database', (getDatabase) => {
  it('of today is left as it is', async () => {
    const { db, engine } = getDatabase()
    const applied = await appliedMigrations(db)
    expect(applied.length).toBeGreaterThan(2)
    expect(await migrate(db, engine)).toEqual([])
    expect(await appliedMigrations(db)).toEqual(applied)
  })

  it('written by a newer program is not touched, and the refusal names what it has', async () => {
    const { db, engine } = getDatabase()
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'x')`.execute(
      db,
    )
    const refusal = await migrate(db, engine).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseTooNew)
    expect(String(refusal)).toContain('9999-of-tomorrow')
  })
})
