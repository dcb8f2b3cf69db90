import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Db } from '#app/db/connect.server.ts'
import type { Engine } from '#app/db/migrations/engine.ts'
import { migrations } from '#app/db/migrations/index.ts'

type Steps = Record<string, Migration>

/**
 * Brings the database to this program's schema, or leaves it as it was when a step fails. Returns the
 * names of what was applied; throws `DatabaseTooNew`.
 *
 * Kysely's own migrator runs SQLite's steps outside a transaction; names and lock are still its own.
 */
export async function migrate(
  db: Db,
  engine: Engine,
  steps: Steps = migrations(engine),
): Promise<string[]> {
  if ((await pendingMigrations(db, steps)).length === 0) return []
  return db.transaction().execute(async (trx) => {
    if (engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx)
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx)
    // Another instance may have been here meanwhile.
    const pending = await pendingMigrations(trx, steps)
    for (const name of pending) {
      await steps[name]?.up(trx)
      await sql`insert into kysely_migration (name, timestamp)
        values (${name}, ${new Date().toISOString()})`.execute(trx)
    }
    return pending
  })
}

/** The key of Kysely's migrator: an older program waits for this one and the other way round. */
const lock = BigInt('3853314791062309107')

/** What `migrate` would apply, in order. Throws `DatabaseTooNew`. */
export async function pendingMigrations(db: Db, steps: Steps): Promise<string[]> {
  const applied = await appliedMigrations(db)
  const unknown = applied.filter((name) => !(name in steps))
  if (unknown.length > 0) throw new DatabaseTooNew(unknown)
  return Object.keys(steps).filter((name) => !applied.includes(name))
}

/** The database was written by a newer program; starting would risk its data. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew'
  constructor(unknown: string[]) {
    super(
      `The database is newer than this program (it has ${unknown.join(', ')}). Start the newer program, or restore a backup made before the upgrade.`,
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
