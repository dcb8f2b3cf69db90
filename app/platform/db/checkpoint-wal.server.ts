import { sql } from 'kysely'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { Db } from './connect-database.server.ts'

/**
 * Moves the pages of SQLite's write-ahead log into the database and truncates the log, because the
 * log still contains deleted data. Does nothing while another connection reads an older state.
 */
export async function checkpointWal(db: Db, engine: DatabaseEngine): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
