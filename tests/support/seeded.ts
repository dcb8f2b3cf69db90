import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { readCatalogue } from '#app/site/seed/catalogue-files.server.ts'
import { seedCatalogue } from '#app/site/seed/seed.server.ts'
import type { Postgres } from './postgres.ts'

/** When the demo catalogue was put into the databases that tests copy. */
const seededAt = new Date('2026-11-02T04:30:00Z')

/** The database that every test's own is copied from: all tables, the demo catalogue, nobody's account. */
export const templateName = 'demo'

/** Returns the folder that holds a seeded `showroom.db`. */
export async function seededSqlite(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-template-'))
  await fill({ dataDir })
  return dataDir
}

export async function seededPostgres(postgres: Postgres): Promise<void> {
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  await fill({ databaseUrl: postgres.url(templateName), dataDir: tmpdir() })
}

async function fill(target: { databaseUrl?: string; dataDir: string }): Promise<void> {
  const { db, engine } = connectDatabase(target)
  await migrateDatabase(db, engine)
  await seedCatalogue(db, readCatalogue('catalogue'), seededAt)
  await db.destroy()
}
