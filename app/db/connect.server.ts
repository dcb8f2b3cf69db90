import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Engine } from '#app/db/migrations/engine.ts'
import type { Database } from '#app/db/schema.ts'
import { sqliteDialect } from '#app/db/sqlite.server.ts'
import { withoutNul } from '#app/db/without-nul.server.ts'

export type Db = Kysely<Database>

/** Opens PostgreSQL when a URL is given, else `showroom.db` in the data folder. */
export function connect(options: { databaseUrl?: string | undefined; dataDir: string }): {
  db: Db
  engine: Engine
} {
  if (options.databaseUrl) return { db: connectPostgres(options.databaseUrl), engine: 'postgres' }
  mkdirSync(options.dataDir, { recursive: true })
  return {
    db: new Kysely<Database>({ dialect: sqliteDialect(databaseFile(options.dataDir)) }),
    engine: 'sqlite',
  }
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'showroom.db')
}

function connectPostgres(url: string): Db {
  // count(*) and identities arrive as int8: ours are far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // An idle connection that the server closes must not end the process; the next query reconnects.
  pool.on('error', () => {})
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [withoutNul()],
  })
}
