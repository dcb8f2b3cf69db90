import { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SelectQueryNode,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import { isSqliteBusy } from './database-unavailable.server.ts'
import { isOffloadedRead } from './offload-reads.server.ts'
import { retryUntil } from './retry-until.server.ts'
import { type SqliteRunner, sqliteRunner } from './sqlite-runner.server.ts'
import { sqliteThreadReader } from './sqlite-thread-reader.server.ts'

/** Time for which a statement is retried while another process locks the file, in milliseconds. */
const busyTimeout = 5000

/**
 * A dialect over Node's own SQLite. One connection writes, one transaction after the other. A
 * second connection reads committed data without waiting for writers; a third reads in a worker
 * thread. If another process has locked the file, a timer retries the statement, because SQLite's
 * `busy_timeout` would block the main thread. The first query throws if the file is not a database
 * or is not writable.
 */
export function sqliteDialect(file: string): Dialect {
  return { ...sqliteDialectBase, createDriver: () => sqliteDriver(file) }
}

const sqliteDialectBase: Omit<Dialect, 'createDriver'> = {
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createAdapter: () => ({
    supportsMultipleConnections: true,
    // A failed migration is rolled back, and two programs cannot apply the same migration.
    supportsTransactionalDdl: true,
    supportsReturning: true,
    acquireMigrationLock: async () => {},
    releaseMigrationLock: async () => {},
  }),
}

function sqliteDriver(file: string): Driver {
  const writing = concurrencyLimiter({ limit: 1 })
  /** Connections in a transaction, each with the function that releases the write lock. */
  const inTransaction = new Map<DatabaseConnection, () => void>()
  const elsewhere = sqliteThreadReader(file)
  let opened: OpenConnections | undefined

  const get = (): OpenConnections => {
    if (!opened) throw new Error('The database is not open')
    return opened
  }
  const write = <Row>(query: CompiledQuery, until?: number) =>
    retryWhileBusy(() => get().writer.run<Row>(query), until)
  const writeInTurn = async <Row>(query: CompiledQuery) => {
    const until = performance.now() + busyTimeout
    const leave = await writing.enter()
    return write<Row>(query, until).finally(leave)
  }
  const read = <Row>(query: CompiledQuery) => retryWhileBusy(() => get().reader.run<Row>(query))
  const end = (connection: DatabaseConnection) => {
    inTransaction.get(connection)?.()
    inTransaction.delete(connection)
  }
  const rollback = async (connection: DatabaseConnection) => {
    try {
      // After a full disk SQLite has already rolled back.
      if (get().writer.isInTransaction()) await write(CompiledQuery.raw('rollback'))
    } finally {
      end(connection)
    }
  }

  return {
    async init() {
      opened = await openConnections(file)
    },
    async acquireConnection() {
      const connection: DatabaseConnection = {
        executeQuery<Row>(query: CompiledQuery) {
          if (inTransaction.has(connection)) return write<Row>(query)
          if (isOffloadedRead(query)) return retryWhileBusy(() => elsewhere.run<Row>(query))
          return isRead(query) ? read<Row>(query) : writeInTurn<Row>(query)
        },
        streamQuery: refuseStream,
      }
      return connection
    },
    async beginTransaction(connection) {
      const until = performance.now() + busyTimeout
      const leave = await writing.enter()
      try {
        // Takes the write lock at the start, so that a second writer waits and does not fail
        // half-way.
        await write(CompiledQuery.raw('begin immediate'), until)
      } catch (error) {
        leave()
        throw error
      }
      inTransaction.set(connection, leave)
    },
    async commitTransaction(connection) {
      await write(CompiledQuery.raw('commit'))
      end(connection)
    },
    rollbackTransaction: rollback,
    async releaseConnection(connection) {
      if (inTransaction.has(connection)) await rollback(connection)
    },
    async destroy() {
      await elsewhere.close()
      opened?.reader.close()
      opened?.writer.close()
    },
  }
}

/** A dialect that reads one snapshot of the file, taken at its first query. */
export function sqliteSnapshotDialect(file: string): Dialect {
  let opened: SqliteRunner | undefined
  const connection: DatabaseConnection = {
    executeQuery: (query) => retryWhileBusy(() => get().run(query)),
    streamQuery: refuseStream,
  }
  const get = (): SqliteRunner => {
    if (!opened) throw new Error('The database is not open')
    return opened
  }
  const refuse = async () => {
    throw new Error('A snapshot is read as it is')
  }
  return {
    ...sqliteDialectBase,
    createDriver: () => ({
      async init() {
        const database = await retryWhileBusy(() => new DatabaseSync(file, { readOnly: true }))
        database.exec('begin deferred')
        opened = sqliteRunner(database)
      },
      acquireConnection: async () => connection,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      async releaseConnection() {},
      async destroy() {
        opened?.close()
      },
    }),
  }
}

function refuseStream(): never {
  throw new Error('Streaming holds the connection: read in keyset pages instead')
}

type OpenConnections = { reader: SqliteRunner; writer: SqliteRunner }

async function openConnections(file: string): Promise<OpenConnections> {
  const database = new DatabaseSync(file)
  try {
    // `secure_delete` overwrites deleted text, so that erased personal data does not remain in free
    // pages of the file.
    await retryWhileBusy(() =>
      database.exec(
        'pragma journal_mode=WAL; pragma synchronous=FULL; pragma foreign_keys=ON; pragma secure_delete=ON',
      ),
    )
    const reader = await retryWhileBusy(() => new DatabaseSync(file, { readOnly: true }))
    return { reader: sqliteRunner(reader), writer: sqliteRunner(database) }
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * A `with` clause may contain a write, so raw SQL counts as a read only if it begins with `select`.
 */
const isRead = ({ query, sql }: CompiledQuery) =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

const retryWhileBusy = <T>(
  work: () => T | Promise<T>,
  until = performance.now() + busyTimeout,
): Promise<T> => retryUntil(until, isSqliteBusy, work)
