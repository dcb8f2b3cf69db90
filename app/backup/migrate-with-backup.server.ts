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
  /** The copy of what was there; none was made when nothing was to do or nothing was there. */
  copy: string | undefined
}

/** The database could not be copied, so it was not migrated. Nothing has changed. */
export class PreMigrationCopyFailed extends Error {
  override name = 'CopyFailed'
}

/** The database could not be brought up to date, and will not be at the next try either. Nothing has changed. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/**
 * Brings the database to this program's schema, after a copy of what it holds. Pictures are left out:
 * a migration does not touch them. Throws `PreMigrationCopyFailed`, `DatabaseTooNew` and `MigrationFailed`.
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
    // Everything is as it was. Whoever tries again and again would fill the disk with copies.
    if (copy) await rm(copy, { force: true })
    if (isDatabaseUnavailable(cause) || isDiskFull(cause)) throw cause
    throw new MigrationFailed('The database could not be migrated.', { cause })
  }
}

/** What a person or the catalogue has put there; a new database's first rows are its migrations' own. */
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
