import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { connectDatabase, type Db } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { TestPostgres } from '#tests/test-postgres.ts'
import { addEnquiries } from '../tests/load/many-enquiries.ts'
import { giveLives } from './desk-lives.ts'

type Where = { engine: DatabaseEngine; folder: string; postgres: TestPostgres | undefined }

/**
 * Fills a database with `rows` enquiries and migrates them to the desk as an update does. `seconds`
 * is the time of the migration.
 */
export async function deskDatabase(where: Where, size: { rows: number; open: number }) {
  const db = await open(where, size.rows)
  const { engine } = where
  const before = Object.entries(allMigrations(engine)).filter(([name]) => name < '0020')
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(before) },
  }).migrateToLatest()
  if (error) throw error
  // Creating the search index after the rows takes a fraction of the time for a million rows.
  if (engine === 'postgres') await sql`drop index enquiry_search`.execute(db)
  await addEnquiries(db, enquiryKinds, size.rows)
  const start = performance.now()
  await migrateDatabase(db, engine)
  if (engine === 'postgres')
    await sql`create index enquiry_search on enquiries using gin (search_text gin_trgm_ops)`.execute(
      db,
    )
  const seconds = (performance.now() - start) / 1000
  await giveLives(db, engine, size)
  return { db, seconds }
}

async function open({ engine, folder, postgres }: Where, rows: number): Promise<Db> {
  const dataDir = join(folder, String(rows))
  if (engine === 'sqlite') return connectDatabase({ dataDir }).db
  const admin = connectDatabase({ databaseUrl: postgres?.url('postgres') ?? '', dataDir })
  const name = `bench_${rows}`
  await sql`create database ${sql.id(name)}`.execute(admin.db)
  await admin.db.destroy()
  return connectDatabase({ databaseUrl: postgres?.url(name) ?? '', dataDir, queryLimit: 0 }).db
}
