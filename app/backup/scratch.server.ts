import { copyFile, mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { connect, type Db, databaseFile } from '#app/db/connect.server.ts'
import { appliedMigrations, migrate } from '#app/db/migrate.server.ts'
import { migrations } from '#app/db/migrations/index.ts'
import { scratchPrefix } from './backup-folder.server.ts'
import { BackupUnreadable, checkBackup, readBackup } from './read-backup.server.ts'
import { type BackedUpTable, backedUpTables, type Row } from './table-rows.server.ts'

/** `media`: picture files that come along; a copy of a database alone has none. */
export type BackupFacts = { createdAt: string; rows: number; media: number; foreign: number }

export type Scratch = { db: Db; facts: BackupFacts; close: () => Promise<void> }

/**
 * A backup's rows in this program's schema: they go into their own, whatever its age, and from there
 * through every migration since. That happens in a SQLite file beside the backups, whichever engine
 * the site has: it asks for no right on a server, and the site notices nothing. Throws
 * `BackupUnreadable`.
 */
export async function openScratch(file: string, parent: string): Promise<Scratch> {
  const isCopy = await isDatabase(file)
  const checked = isCopy ? undefined : await checkBackup(file)
  if (checked) refuseUnknown(file, checked.migrations)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, scratchPrefix))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    if (checked) await fill(file, folder, checked.migrations)
    else await copyFile(file, databaseFile(folder))
    const { db } = connect({ dataDir: folder })
    const close = async () => {
      await db.destroy()
      await remove()
    }
    try {
      if (isCopy) refuseUnknown(file, await migrationsOfCopy(file, db))
      await migrate(db, 'sqlite')
      const facts = checked ?? (await factsOfCopy(file, db))
      return { db, facts, close }
    } catch (error) {
      await db.destroy()
      throw error
    }
  } catch (error) {
    await remove()
    throw error
  }
}

function refuseUnknown(file: string, applied: readonly string[]): void {
  const newer = applied.filter((name) => !(name in migrations('sqlite')))
  if (newer.length > 0)
    throw new BackupUnreadable(
      `${file} was made by a newer program (it has ${newer.join(', ')}). Restore it with that one.`,
    )
}

/** The tables as they were then, with the rows of the backup and no other. */
async function fill(file: string, folder: string, applied: readonly string[]): Promise<void> {
  const then = Object.entries(migrations('sqlite')).filter(([name]) => applied.includes(name))
  const { db } = connect({ dataDir: folder })
  await migrate(db, 'sqlite', Object.fromEntries(then))
  const tables = await backedUpTables(db)
  await db.destroy()

  const database = new DatabaseSync(databaseFile(folder))
  try {
    // Nobody needs this file after a crash; parents may come after their children.
    database.exec('pragma synchronous=off; pragma foreign_keys=off; begin')
    // What the migrations wrote themselves is in the backup, as it was by then.
    for (const { name } of tables) database.exec(`delete from ${name}`)
    const put = inserter(file, database, tables)
    for await (const it of readBackup(file)) if ('table' in it) put(it.table, it.rows)
    const [orphan] = database.prepare('pragma foreign_key_check').all()
    if (orphan)
      throw misfit(file, `a row of ${String(orphan['table'])} belongs to one that is missing`)
    database.exec('commit')
  } finally {
    database.close()
  }
}

function inserter(file: string, database: DatabaseSync, tables: readonly BackedUpTable[]) {
  const statements = new Map<string, StatementSync>()
  return (name: string, rows: readonly Row[]) => {
    const table = tables.find((it) => it.name === name)
    if (!table) throw misfit(file, `it has a table ${name}`)
    for (const row of rows) {
      const columns = Object.keys(row)
      const key = `${name}(${columns.join()})`
      const statement = statements.get(key) ?? prepare(table, columns)
      statements.set(key, statement)
      try {
        statement.run(...Object.values(row))
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error)
        throw misfit(file, `a row of ${name}: ${said}`)
      }
    }
  }

  function prepare({ name, columns: known }: BackedUpTable, columns: readonly string[]) {
    const unknown = columns.filter((column) => !known.includes(column))
    if (unknown.length > 0) throw misfit(file, `${name} has a column ${unknown.join(', ')}`)
    const marks = columns.map(() => '?').join()
    const names = columns.map((column) => `"${column}"`).join()
    return database.prepare(`insert into ${name} (${names}) values (${marks})`)
  }
}

function misfit(file: string, what: string): BackupUnreadable {
  return new BackupUnreadable(
    `${file} does not fit the program that it names as its own (${what}).`,
  )
}

/** What SQLite's own copies (before a migration) begin with. */
async function isDatabase(file: string): Promise<boolean> {
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

async function migrationsOfCopy(file: string, db: Db): Promise<string[]> {
  const applied = await appliedMigrations(db)
  if (applied.length === 0) throw new BackupUnreadable(`${file} is no database of this site.`)
  return applied
}

async function factsOfCopy(file: string, db: Db): Promise<BackupFacts> {
  let rows = 0
  for (const { name } of await backedUpTables(db)) {
    const found = await sql<{
      count: number
    }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    rows += found.rows[0]?.count ?? 0
  }
  return { createdAt: (await stat(file)).mtime.toISOString(), rows, media: 0, foreign: 0 }
}
