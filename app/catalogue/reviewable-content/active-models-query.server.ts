import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'

/** What stands nowhere misleads nobody: it is asked about when it is on the site again. */
export const selectModelsOnSite = (db: Db) =>
  db.selectFrom('vehicles').where('status', '=', 1).where('deleted_at', 'is', null)

/** For `select`, and what came of it: an engine answers a number, the other a text. */
export const rowCount = sql<number | string>`count(*)`.as('count')
export const parseRowCount = ({ count }: { count: number | string }) => Number(count)
