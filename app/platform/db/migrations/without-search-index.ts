import { type Kysely, sql } from 'kysely'
import type { DatabaseEngine } from './database-engine.ts'

/**
 * Writes many search texts and rebuilds the search index once at the end. Updating the index for
 * 100,000 rows one by one takes SQLite most of an hour, because SQLite securely deletes the old
 * words of each row. The new index does not contain the old words either.
 */
export async function withoutSearchIndex(
  db: Kysely<unknown>,
  engine: DatabaseEngine,
  write: () => Promise<void>,
): Promise<void> {
  if (engine === 'postgres') await withoutIndex(db, write)
  else await withoutTrigger(db, write)
}

async function withoutTrigger(db: Kysely<unknown>, write: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'trigger' and name = 'enquiry_search_update'`.execute(
    db,
  )
  const trigger = rows[0]?.sql
  if (trigger === undefined) return write()
  await sql`drop trigger enquiry_search_update`.execute(db)
  await write()
  await sql`insert into enquiry_search(enquiry_search) values ('rebuild')`.execute(db)
  await sql.raw(trigger).execute(db)
}

/** The index is missing if the database has no trigram extension. */
async function withoutIndex(db: Kysely<unknown>, write: () => Promise<void>): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_indexes where schemaname = current_schema() and indexname = 'enquiry_search'`.execute(
    db,
  )
  if (rows.length === 0) return write()
  await sql`drop index enquiry_search`.execute(db)
  await write()
  await sql`create index enquiry_search on enquiries using gin (search_text gin_trgm_ops)`.execute(
    db,
  )
}
