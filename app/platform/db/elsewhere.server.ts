import type { CompiledQuery, KyselyPlugin } from 'kysely'
import type { Db } from './connect.server.ts'

const marked = new WeakSet<object>()

const marking: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    marked.add(queryId)
    return node
  },
  transformResult: async ({ result }) => result,
}

/**
 * The same database for reads that may take more than a few milliseconds: SQLite works within our own turn, so
 * these go to a thread of their own. What PostgreSQL does it does elsewhere anyhow.
 */
export function readElsewhere(db: Db): Db {
  return db.withPlugin(marking)
}

export function isForElsewhere({ queryId }: CompiledQuery): boolean {
  return marked.has(queryId)
}
