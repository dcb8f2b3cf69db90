import { open, rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Db } from './connect-database.server.ts'

/**
 * Copies a database with SQLite's `vacuum into`, and checks the copy before the copy gets its final
 * name. The copy blocks the thread.
 */
export async function copySqlite(db: Db, file: string): Promise<void> {
  const part = `${file}.part`
  try {
    await rm(part, { force: true })
    // Create the file with mode 600 first, because SQLite would create a file that other accounts
    // can read.
    await (await open(part, 'wx', 0o600)).close()
    await sql`vacuum into ${part}`.execute(db)
    const handle = await open(part)
    await handle.sync()
    await handle.close()
    checkSqliteIntegrity(part)
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
}

/** Throws if a page or index of the file is damaged. */
export function checkSqliteIntegrity(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const found = database.prepare('pragma integrity_check(1)').get()
    const said = String(Object.values(found ?? {})[0])
    if (said !== 'ok') throw new Error(`${file} is damaged: ${said}`)
  } finally {
    database.close()
  }
}
