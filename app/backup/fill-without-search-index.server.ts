import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'

/**
 * Fills the enquiries without their search index, then rebuilds it. Updating it row by row takes
 * many times as long as all other work. Call it within a transaction.
 */
export function fillWithoutSearchIndex<T>(
  trx: Db,
  engine: DatabaseEngine,
  work: () => Promise<T>,
): Promise<T> {
  return engine === 'sqlite' ? withoutTriggers(trx, work) : withoutIndex(trx, work)
}

async function withoutTriggers<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  const triggers = await dropSearchTriggers(trx)
  const result = await work()
  if (triggers.length > 0)
    await sql`insert into enquiry_search (enquiry_search) values ('rebuild')`.execute(trx)
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(trx)
  return result
}

/** For a temporary database without searches. */
export async function dropSearchTriggers(trx: Db): Promise<{ name: string; sql: string }[]> {
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master
    where type = 'trigger' and name like 'enquiry_search_%'`.execute(trx)
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(trx)
  return triggers
}

/** The index is missing if the server has no trigram extension. */
async function withoutIndex<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  const { rows: indexes } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexname = 'enquiry_search'`.execute(trx)
  if (indexes.length > 0) await sql`drop index enquiry_search`.execute(trx)
  const result = await work()
  for (const { definition } of indexes) await sql.raw(definition).execute(trx)
  return result
}
