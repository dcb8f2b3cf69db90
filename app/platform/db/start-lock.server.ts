import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { createPrivateFile } from './create-private-file.server.ts'
import { isSqliteBusy } from './database-unavailable.server.ts'
import { retryUntil } from './retry-until.server.ts'

/** Any number will do that nobody else takes in this database: "showroom" on a telephone's keys. */
const advisoryLockNumber = 74_697_666

/**
 * Does the work while no other instance over the same database does its own; the others wait for as
 * long as it takes. The lock is the connection's: it goes with a process that ends in the middle.
 */
export async function withStartLock<T>(
  place: { databaseUrl?: string | undefined; dataDir: string },
  work: () => Promise<T>,
): Promise<T> {
  const unlock = place.databaseUrl
    ? await lockPostgres(place.databaseUrl)
    : await lockFile(join(place.dataDir, 'start.lock'))
  return work().finally(unlock)
}

async function lockPostgres(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query('set statement_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [advisoryLockNumber])
  return () => client.end()
}

/** A database without a table: SQLite locks files on every system, and a lock goes with its process. */
async function lockFile(file: string): Promise<() => void> {
  createPrivateFile(file)
  const database = new DatabaseSync(file)
  await retryUntil(Number.POSITIVE_INFINITY, isSqliteBusy, () => database.exec('begin exclusive'))
  return () => database.close()
}
