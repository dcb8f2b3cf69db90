import type { CompiledQuery, KyselyPlugin } from 'kysely'
import type { Db } from './connect-database.server.ts'

const offloadedQueries = new WeakSet<object>()

const markOffloadedPlugin: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    offloadedQueries.add(queryId)
    return node
  },
  transformResult: async ({ result }) => result,
}

/**
 * The same database for reads that may take more than a few milliseconds: SQLite works within our own turn, so
 * these go to a thread of their own. What PostgreSQL does it does elsewhere anyhow.
 */
export function offloadReads(db: Db): Db {
  return db.withPlugin(markOffloadedPlugin)
}

export function isOffloadedRead({ queryId }: CompiledQuery): boolean {
  return offloadedQueries.has(queryId)
}
