import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseEngine } from './database-engine.ts'

/**
 * Adds the index of open enquiries without a next step, newest first. SQLite reads the index in this
 * order only if it starts with `due_at`, and PostgreSQL only if it does not.
 */
export function unplannedIndex(engine: DatabaseEngine): Migration {
  const columns = 'created_at, id, kind, booking_date, state'
  return {
    async up(db: Kysely<unknown>) {
      await sql`create index enquiries_unplanned on enquiries
        (${sql.raw(engine === 'sqlite' ? `due_at, ${columns}` : columns)})
        where is_open = 1 and due_at is null`.execute(db)
    },
  }
}
