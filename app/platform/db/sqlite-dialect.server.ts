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

/** How long a statement is tried again while another process holds the file, in milliseconds. */
const busyTimeout = 5000

/**
 * A dialect over Node's own SQLite. One connection writes, one transaction after the other; another
 * reads what is committed and waits for no writer; a third does so in a thread of its own. Where another process holds the file, a statement
 * is tried again by a timer: SQLite's own waiting (`busy_timeout`) would stop the only thread. The
 * first query throws when the file is no database or can't be written.
 */
export function sqliteDialect(file: string): Dialect {
  return { ...sqliteDialectBase, createDriver: () => sqliteDriver(file) }
}

const sqliteDialectBase: Omit<Dialect, 'createDriver'> = {
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createAdapter: () => ({
    supportsMultipleConnections: true,
    // A migration that fails leaves nothing half-done, and two programs don't do the same one.
    supportsTransactionalDdl: true,
    supportsReturning: true,
    acquireMigrationLock: async () => {},
    releaseMigrationLock: async () => {},
  }),
}

function sqliteDriver(file: string): Driver {
  const writing = concurrencyLimiter({ limit: 1 })
  /** Connections in a transaction, and how each lets the next one write. */
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
      // A full disk has rolled it back already.
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
        // The write lock from the start: two writers then queue instead of failing half-way.
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

/** A dialect that reads one state of the file from its first query on, whatever is written meanwhile. */
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
    // Deleted text is overwritten: who was erased is not left in the file's free pages.
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

/** A `with` may hide a write, so that raw SQL counts as reading only where it begins with `select`. */
const isRead = ({ query, sql }: CompiledQuery) =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

const retryWhileBusy = <T>(
  work: () => T | Promise<T>,
  until = performance.now() + busyTimeout,
): Promise<T> => retryUntil(until, isSqliteBusy, work)
