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
 * Returns a connection to the same database for reads that may take more than a few milliseconds.
 * With SQLite these reads run in a worker thread, so that they do not block the main thread.
 * PostgreSQL runs in another process anyway.
 */
export function offloadReads(db: Db): Db {
  return db.withPlugin(markOffloadedPlugin)
}

export function isOffloadedRead({ queryId }: CompiledQuery): boolean {
  return offloadedQueries.has(queryId)
}
