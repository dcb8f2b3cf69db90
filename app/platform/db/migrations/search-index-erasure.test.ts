import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { openEmptyTestDatabase } from '#tests/test-databases.ts'
import { checkpointWal } from '../checkpoint-wal.server.ts'
import { sqliteFilePath } from '../connect-database.server.ts'
import { migrateDatabase } from '../migrate-database.server.ts'
import { allMigrations } from './all-migrations.ts'

it('the upgrade removes the text of earlier erasures from SQLite’s search index', async () => {
  const { db, dataDir, close } = await openEmptyTestDatabase('sqlite')
  const earlier = Object.entries(allMigrations('sqlite')).filter(([name]) => name < '0008')
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(earlier) },
  }).migrateToLatest()
  expect(error).toBeUndefined()
  for (const name of ['qzwkxj', 'asha'])
    await db
      .insertInto('enquiries')
      .values({ kind: 'amc', reference: name, answers_json: '', search_text: name, created_at: '' })
      .execute()
  await db
    .updateTable('enquiries')
    .set({ search_text: '', reference: '', erased_at: 'then' })
    .where('reference', '=', 'qzwkxj')
    .execute()
  const stands = async () => {
    await checkpointWal(db, 'sqlite')
    return readFileSync(sqliteFilePath(dataDir)).includes('zwk')
  }
  expect(await stands()).toBe(true)
  await migrateDatabase(db, 'sqlite')
  expect(await stands()).toBe(false)
  const found = await sql`select rowid from enquiry_search where search_text match 'asha'`.execute(
    db,
  )
  expect(found.rows).toHaveLength(1)
  await close()
})
