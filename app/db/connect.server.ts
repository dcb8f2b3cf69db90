import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Engine } from '#app/db/migrations/engine.ts'
import { postgresDialect } from '#app/db/postgres.server.ts'
import type { Database } from '#app/db/schema.ts'
import { sqliteDialect } from '#app/db/sqlite.server.ts'
import { withoutNul } from '#app/db/without-nul.server.ts'

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
  makePrivate(file, dataDir)
  return { db: new Kysely<Database>({ dialect: sqliteDialect(file) }), engine: 'sqlite' }
}

/** The file and its folder for our account alone, whatever the umask; SQLite's logs take the file's mode. */
function makePrivate(file: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Opening and closing one that is there would end this process' locks on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'showroom.db')
}
