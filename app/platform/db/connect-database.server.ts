import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { createPrivateFile } from './create-private-file.server.ts'
import type { Database } from './database-schema.ts'
import { postgresDialect } from './postgres-dialect.server.ts'
import { sqliteDialect, sqliteSnapshotDialect } from './sqlite-dialect.server.ts'
import { stripNulPlugin } from './strip-nul-plugin.server.ts'

export type Db = Kysely<Database>

/** Default timeout of one query, in milliseconds. */
const defaultQueryLimit = 30_000

/**
 * Connects to PostgreSQL if a URL is given, otherwise opens `showroom.db` in the data folder.
 * `queryLimit` is the query timeout for PostgreSQL in milliseconds; pass 0 (no timeout) for work on
 * whole tables.
 */
export function connectDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
  queryLimit?: number | undefined
}): { db: Db; engine: DatabaseEngine } {
  const { databaseUrl, dataDir, queryLimit = defaultQueryLimit } = options
  if (databaseUrl)
    return {
      db: new Kysely<Database>({
        dialect: postgresDialect(databaseUrl, queryLimit),
        plugins: [stripNulPlugin()],
      }),
      engine: 'postgres',
    }
  const file = sqliteFilePath(dataDir)
  createPrivateFile(file)
  return { db: new Kysely<Database>({ dialect: sqliteDialect(file) }), engine: 'sqlite' }
}

/** Opens a read-only snapshot of the SQLite file. The snapshot is taken at the first query. */
export function openSnapshotDatabase(dataDir: string): Db {
  return new Kysely<Database>({ dialect: sqliteSnapshotDialect(sqliteFilePath(dataDir)) })
}

export function sqliteFilePath(dataDir: string): string {
  return join(dataDir, 'showroom.db')
}
