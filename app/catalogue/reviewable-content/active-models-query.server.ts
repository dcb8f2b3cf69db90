import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'

/**
 * Selects the models that the site shows. The review queue skips all others until they are active
 * again.
 */
export const selectModelsOnSite = (db: Db) =>
  db.selectFrom('vehicles').where('status', '=', 1).where('deleted_at', 'is', null)

/** Counts rows. One database returns a number, the other a string; `parseRowCount` accepts both. */
export const rowCount = sql<number | string>`count(*)`.as('count')
export const parseRowCount = ({ count }: { count: number | string }) => Number(count)
