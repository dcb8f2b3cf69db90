import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Engine } from '#app/platform/db/migrations/engine.ts'
import { postgresDialect } from './postgres.server.ts'
import { makePrivateFile } from './private-file.server.ts'
import type { Database } from './schema.ts'
import { sqliteDialect, sqliteSnapshot } from './sqlite.server.ts'
import { withoutNul } from './without-nul.server.ts'

export type Db = Kysely<Database>

/** What one query may take while visitors wait for it, in milliseconds. */
const usualLimit = 30_000

/**
 * Opens PostgreSQL when a URL is given, else `showroom.db` in the data folder. `queryLimit` is for
 * PostgreSQL, in milliseconds; 0 is none, for what changes whole tables.
 */
export function connect(options: {
  databaseUrl?: string | undefined
  dataDir: string
  queryLimit?: number | undefined
}): { db: Db; engine: Engine } {
  const { databaseUrl, dataDir, queryLimit = usualLimit } = options
  if (databaseUrl)
    return {
      db: new Kysely<Database>({
        dialect: postgresDialect(databaseUrl, queryLimit),
        plugins: [withoutNul()],
      }),
      engine: 'postgres',
    }
  const file = databaseFile(dataDir)
  makePrivateFile(file)
  return { db: new Kysely<Database>({ dialect: sqliteDialect(file) }), engine: 'sqlite' }
}

/** SQLite's file as it is at the first query, whatever is written meanwhile; to be read only. */
export function openSnapshot(dataDir: string): Db {
  return new Kysely<Database>({ dialect: sqliteSnapshot(databaseFile(dataDir)) })
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'showroom.db')
}
