import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { isBusy } from './database-away.server.ts'
import { makePrivateFile } from './private-file.server.ts'
import { tryUntil } from './try-until.server.ts'

/** Any number will do that nobody else takes in this database: "showroom" on a telephone's keys. */
const lockNumber = 74_697_666

/**
 * Does the work while no other instance over the same database does its own; the others wait for as
 * long as it takes. The lock is the connection's: it goes with a process that ends in the middle.
 */
export async function oneAtATime<T>(
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
  await client.query('select pg_advisory_lock($1)', [lockNumber])
  return () => client.end()
}

/** A database without a table: SQLite locks files on every system, and a lock goes with its process. */
async function lockFile(file: string): Promise<() => void> {
  makePrivateFile(file)
  const database = new DatabaseSync(file)
  await tryUntil(Number.POSITIVE_INFINITY, isBusy, () => database.exec('begin exclusive'))
  return () => database.close()
}
