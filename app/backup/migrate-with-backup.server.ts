import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { copySqlite } from '#app/platform/db/copy-sqlite.server.ts'
import { isDatabaseUnavailable, isDiskFull } from '#app/platform/db/database-unavailable.server.ts'
import {
  appliedMigrations,
  migrateDatabase,
  pendingMigrations,
} from '#app/platform/db/migrate-database.server.ts'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import { backupFilePath, createBackupFolder } from './backup-folder.server.ts'
import { createBackup } from './create-backup.server.ts'
import type { SiteDatabase } from './database-snapshot.server.ts'
import { backedUpTables } from './table-rows.server.ts'

export type MigrationResult = {
  applied: string[]
  /** Path of the copy before the migration; undefined if there was no migration or no data. */
  copy: string | undefined
}

/** The database could not be copied, so it was not migrated. */
export class PreMigrationCopyFailed extends Error {
  override name = 'CopyFailed'
}

/** The migration failed and will fail again. The database is unchanged. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/**
 * Copies the database and migrates it to this program's schema. Pictures are not copied, because
 * migrations do not change them. Throws `PreMigrationCopyFailed`, `DatabaseTooNew` and
 * `MigrationFailed`.
 */
export async function migrateWithBackup(
  site: SiteDatabase,
  now: Date,
  steps = allMigrations(site.engine),
): Promise<MigrationResult> {
  const { db, engine, dataDir } = site
  const pending = await pendingMigrations(db, steps)
  const copy =
    pending.length > 0 && (await holdsData(db))
      ? await copyBeforeMigration(site, now).catch((cause: unknown) => {
          throw new PreMigrationCopyFailed(`No copy of the database could be made in ${dataDir}.`, {
            cause,
          })
        })
      : undefined
  try {
    return { applied: await migrateDatabase(db, engine, steps), copy }
  } catch (cause) {
    // The database is unchanged. A copy for each retry would fill the disk.
    if (copy) await rm(copy, { force: true })
    if (isDatabaseUnavailable(cause) || isDiskFull(cause)) throw cause
    throw new MigrationFailed('The database could not be migrated.', { cause })
  }
}

/**
 * Returns `true` if there is data of users or of the catalogue. The first rows of a new database
 * come from its migrations.
 */
async function holdsData(db: Db): Promise<boolean> {
  const tables = await backedUpTables(db)
  const telling = ['vehicles', 'enquiries', 'staff']
  for (const { name } of tables.filter((it) => telling.includes(it.name))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

async function copyBeforeMigration(site: SiteDatabase, now: Date): Promise<string> {
  const folder = await createBackupFolder(site.dataDir)
  const applied = await appliedMigrations(site.db)
  const kind = `before-${applied.at(-1) ?? 'none'}` as const
  if (site.engine === 'postgres') {
    const file = backupFilePath(folder, kind, now, 'jsonl.gz')
    await createBackup(file, site, { now })
    return file
  }
  const file = backupFilePath(folder, kind, now, 'db')
  await copySqlite(site.db, file)
  return file
}
