import type { KyselyPlugin } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'

/** As a connection fails while PostgreSQL is away. */
export const connectionRefusedError = Object.assign(new Error('connect ECONNREFUSED'), {
  code: 'ECONNREFUSED',
})

/** As SQLite fails to write where no room is left. */
export const diskFullError = Object.assign(new Error('database or disk is full'), {
  code: 'ERR_SQLITE_ERROR',
  errcode: 13,
})

/** The same database, whose queries fail while there is an `error`: all of them, or only what writes. */
export function failingDatabase(db: Db) {
  const trouble: { error?: Error | undefined; isOfWritesOnly?: boolean } = {}
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const isRead = node.kind === 'SelectQueryNode'
      if (trouble.error && !(isRead && trouble.isOfWritesOnly)) throw trouble.error
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), trouble }
}
