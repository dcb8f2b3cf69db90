import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './database-schema.ts'

/** Counts the rows of a query without columns. PostgreSQL returns counts as texts. */
export async function countRows<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
