import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { createPrivateFile } from './create-private-file.server.ts'
import { isSqliteBusy } from './database-unavailable.server.ts'
import { retryUntil } from './retry-until.server.ts'

/**
 * Arbitrary number that must be unique in this database. The digits spell "showroom" on a phone's
 * keypad.
 */
const advisoryLockNumber = 74_697_666

/**
 * Runs the work of one instance at a time. Other instances on the same database wait without a
 * timeout. The lock belongs to a connection, so it is released if the process dies.
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

/**
 * Uses an empty SQLite database as the lock, because SQLite locks files on every system and
 * releases the lock when the process ends.
 */
async function lockFile(file: string): Promise<() => void> {
  createPrivateFile(file)
  const database = new DatabaseSync(file)
  await retryUntil(Number.POSITIVE_INFINITY, isSqliteBusy, () => database.exec('begin exclusive'))
  return () => database.close()
}
