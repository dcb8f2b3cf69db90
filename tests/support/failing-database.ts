import type { KyselyPlugin } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'

/** Error of a connection while PostgreSQL is away. */
export const connectionRefusedError = Object.assign(new Error('connect ECONNREFUSED'), {
  code: 'ECONNREFUSED',
})

/** Error of a write in SQLite when the disk is full. */
export const diskFullError = Object.assign(new Error('database or disk is full'), {
  code: 'ERR_SQLITE_ERROR',
  errcode: 13,
})

/**
 * Wraps a database whose queries fail while `trouble.error` is set: all queries, or only writes.
 */
export function failingDatabase(db: Db) {
  const trouble: { error?: Error | undefined; isOfWritesOnly?: boolean } = {}
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const isRawRead = node.kind === 'RawNode' && /^\s*select\b/i.test(node.sqlFragments.join(''))
      const isRead = node.kind === 'SelectQueryNode' || isRawRead
      if (trouble.error && !(isRead && trouble.isOfWritesOnly)) throw trouble.error
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), trouble }
}
