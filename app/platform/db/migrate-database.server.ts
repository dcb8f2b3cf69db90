import { type Migration, Migrator } from 'kysely/migration'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { Db } from './connect-database.server.ts'

type MigrationsByName = Record<string, Migration>

/**
 * Migrates the database to this program's schema. All migrations run in one transaction, so a
 * failure changes nothing. Returns the names of the applied migrations. Throws `DatabaseTooNew`.
 */
export async function migrateDatabase(
  db: Db,
  engine: DatabaseEngine,
  steps: MigrationsByName = allMigrations(engine),
): Promise<string[]> {
  if ((await pendingMigrations(db, steps)).length === 0) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** Lists the migrations that `migrateDatabase` would apply, in order. Throws `DatabaseTooNew`. */
export async function pendingMigrations(db: Db, steps: MigrationsByName): Promise<string[]> {
  const applied = await appliedMigrations(db)
  const unknown = applied.filter((name) => !(name in steps))
  if (unknown.length > 0) throw new DatabaseTooNew(unknown)
  return Object.keys(steps).filter((name) => !applied.includes(name))
}

/** The database has migrations that this program does not know. A start would endanger the data. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew'
  constructor(unknown: string[]) {
    super(
      `The database is newer than this program (it has ${unknown.join(', ')}). Start the newer program, or restore a backup made before the upgrade into an empty database (docs/running.md).`,
    )
  }
}

export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map((row) => row.name)
}
