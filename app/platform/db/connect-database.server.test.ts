import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { openTestDatabase } from '#tests/test-databases.ts'
import { sqliteFilePath } from './connect-database.server.ts'

it('a SQLite transaction takes the write lock at its start', async () => {
  const { db, dataDir, close } = await openTestDatabase('sqlite')
  const other = new DatabaseSync(sqliteFilePath(dataDir), { timeout: 0 })
  const move = () => other.exec('update content set revision = revision + 1')
  await db.transaction().execute(async (trx) => {
    const { revision } = await trx.selectFrom('content').selectAll().executeTakeFirstOrThrow()
    expect(move).toThrow('database is locked')
    await trx
      .updateTable('content')
      .set({ revision: revision + 10 })
      .execute()
  })
  expect(move).not.toThrow()
  other.close()
  await close()
})

it('a query opens a new connection after the server has closed the idle connections', async () => {
  const { db, close } = await openTestDatabase('postgres')
  const others = sql`
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
  await db.connection().execute(async (one) => {
    // Opens a second connection, which is then idle.
    await sql`select 1`.execute(db)
    const { rows } = await sql`select pg_terminate_backend(pid) ${others}`.execute(one)
    expect(rows).toHaveLength(1)
    await vi.waitFor(async () => {
      expect((await sql`select 1 ${others}`.execute(one)).rows).toEqual([])
    })
  })
  const ask = () => Promise.all([1, 2, 3].map(() => sql`select 1`.execute(db)))
  await vi.waitFor(async () => expect(await ask()).toHaveLength(3))
  await close()
})
