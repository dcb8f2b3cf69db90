import { copyFile, mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import {
  connectDatabase,
  type Db,
  sqliteFilePath,
} from '#app/platform/db/connect-database.server.ts'
import { checkSqliteIntegrity } from '#app/platform/db/copy-sqlite.server.ts'
import { appliedMigrations, migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import { restoreFolderPrefix } from './backup-folder.server.ts'
import { dropSearchTriggers, fillWithoutSearchIndex } from './fill-without-search-index.server.ts'
import {
  type BackupHead,
  type BackupLine,
  BackupUnreadable,
  type CheckedBackup,
  consumeBackup,
  readBackup,
} from './read-backup.server.ts'
import {
  type BackedUpRow,
  type BackedUpTable,
  backedUpTables,
  insertTableRows,
} from './table-rows.server.ts'

/** `media` is the number of pictures in the backup; a database copy has none. */
export type BackupSummary = { createdAt: string; rows: number; media: number; foreign: number }

export type ScratchDatabase = { db: Db; facts: BackupSummary; close: () => Promise<void> }

/**
 * Loads a backup into this program's schema. The rows go into the schema of their own release, and
 * from there through every later migration. This uses a SQLite file beside the backups for both
 * engines. So it needs no permissions on a server and does not disturb the site. Throws
 * `BackupUnreadable`.
 */
export async function openScratchDatabase(file: string, parent: string): Promise<ScratchDatabase> {
  const isCopy = await isSqliteFile(file)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, restoreFolderPrefix))
  const { db } = connectDatabase({ dataDir: folder })
  const close = async () => {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    if (isCopy) await copyIntactDatabase(file, sqliteFilePath(folder))
    // This file is useless after a crash.
    await sql`pragma synchronous=off`.execute(db)
    const facts = isCopy ? await summarizeDatabase(file, db) : await fillFromBackup(file, db)
    await migrateDatabase(db, 'sqlite')
    return { db, facts, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Reports damage as that of the copy, not of the site's database. */
async function copyIntactDatabase(file: string, to: string): Promise<void> {
  await copyFile(file, to)
  try {
    checkSqliteIntegrity(to)
  } catch (cause) {
    throw new BackupUnreadable(`${file} is damaged.`, { cause })
  }
}

function refuseUnknownMigrations(file: string, applied: readonly string[]): void {
  const newer = applied.filter((name) => !(name in allMigrations('sqlite')))
  if (newer.length > 0)
    throw new BackupUnreadable(
      `${file} was made by a newer program (it has ${newer.join(', ')}). Restore it with that program.`,
    )
}

async function fillFromBackup(file: string, db: Db): Promise<CheckedBackup> {
  const lines = readBackup(file)
  try {
    const { value: head } = await lines.next()
    if (!head || !('format' in head))
      throw new BackupUnreadable(`${file} is not a complete backup.`)
    refuseUnknownMigrations(file, head.migrations)
    return { ...(await fillAtBackupVersion(file, db, head, lines)), ...head }
  } finally {
    await lines.return(undefined)
  }
}

/** Creates the tables of the backup's release, with the backup's rows only. */
async function fillAtBackupVersion(
  file: string,
  db: Db,
  { migrations: applied }: BackupHead,
  lines: AsyncIterable<BackupLine>,
): Promise<CheckedBackup> {
  const then = Object.entries(allMigrations('sqlite')).filter(([name]) => applied.includes(name))
  await migrateDatabase(db, 'sqlite', Object.fromEntries(then))
  const tables = await backedUpTables(db)
  // Parents may come after their children; this pragma has no effect inside a transaction.
  await sql`pragma foreign_keys=off`.execute(db)
  const found = await db.transaction().execute(async (trx) => {
    // The rows that migrations insert are in the backup already, in their later state.
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(trx)
    const counts = await withSearch(trx, applied, () =>
      consumeBackup(lines, async (it) => {
        if ('table' in it) await insertBackupRows(file, trx, tables, it.table, it.rows)
      }),
    )
    const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(trx)
    const [orphan] = orphans.rows
    if (orphan) throw schemaMismatchError(file, `a row of ${orphan.table} refers to a missing row`)
    return counts
  })
  await sql`pragma foreign_keys=on`.execute(db)
  return found
}

/** Later migrations need the search index. Without any, no code uses it here. */
async function withSearch<T>(
  trx: Db,
  applied: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const isOfToday = Object.keys(allMigrations('sqlite')).every((name) => applied.includes(name))
  if (!isOfToday) return fillWithoutSearchIndex(trx, 'sqlite', work)
  await dropSearchTriggers(trx)
  return work()
}

async function insertBackupRows(
  file: string,
  trx: Db,
  tables: readonly BackedUpTable[],
  name: string,
  rows: readonly BackedUpRow[],
): Promise<void> {
  const table = tables.find((it) => it.name === name)
  if (!table) throw schemaMismatchError(file, `it has a table ${name}`)
  const [first = {}] = rows
  for (const row of rows) {
    const unknown = Object.keys(row).find((column) => !table.columns.includes(column))
    if (unknown !== undefined) throw schemaMismatchError(file, `${name} has a column ${unknown}`)
    if (Object.keys(row).length !== Object.keys(first).length)
      throw schemaMismatchError(file, `rows of ${name} differ in their columns`)
  }
  try {
    await insertTableRows(trx, name, rows)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw schemaMismatchError(file, `a row of ${name}: ${said}`)
  }
}

function schemaMismatchError(file: string, what: string): BackupUnreadable {
  return new BackupUnreadable(`${file} does not match the program version that made it (${what}).`)
}

/** Detects SQLite's own copies, which are made before a migration, by their first bytes. */
async function isSqliteFile(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error)
    throw new BackupUnreadable(`${file} cannot be read as a backup (${said}).`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === 'SQLite format 3\0'
  } catch {
    return false
  } finally {
    await handle.close()
  }
}

async function summarizeDatabase(file: string, db: Db): Promise<BackupSummary> {
  const applied = await appliedMigrations(db)
  if (applied.length === 0) throw new BackupUnreadable(`${file} is not a Showroom database.`)
  refuseUnknownMigrations(file, applied)
  let rows = 0
  for (const { name } of await backedUpTables(db)) {
    const found = await sql<{
      count: number
    }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    rows += found.rows[0]?.count ?? 0
  }
  return { createdAt: (await stat(file)).mtime.toISOString(), rows, media: 0, foreign: 0 }
}
