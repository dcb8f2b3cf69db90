import { sql } from 'kysely'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { Db } from './connect-database.server.ts'

/**
 * Moves what SQLite's log holds into the database and empties the log: until then it still holds pages
 * with what was deleted since. While somebody reads an older state, nothing happens.
 */
export async function checkpointWal(db: Db, engine: DatabaseEngine): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
