import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { seedCatalogue } from '#app/site/seed/seed-catalogue.server.ts'
import type { TestPostgres } from './test-postgres.ts'

/** The time at which the databases that tests copy were seeded. */
const templateSeedTime = new Date('2026-11-02T04:30:00Z')

/** Name of the database that each test copies: all tables and the demo, but no accounts. */
export const templateDatabaseName = 'demo'

/** Seeds a `showroom.db` in a new folder. Returns the folder. */
export async function seedSqliteTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-template-'))
  await migrateAndSeed({ dataDir })
  return dataDir
}

export async function seedPostgresTemplate(postgres: TestPostgres): Promise<void> {
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  await client.query(`create database ${templateDatabaseName}`)
  await client.end()
  await migrateAndSeed({ databaseUrl: postgres.url(templateDatabaseName), dataDir: tmpdir() })
}

async function migrateAndSeed(target: { databaseUrl?: string; dataDir: string }): Promise<void> {
  const { db, engine } = connectDatabase(target)
  await migrateDatabase(db, engine)
  await seedCatalogue(db, readCatalogue('catalogue'), templateSeedTime)
  await db.destroy()
}
