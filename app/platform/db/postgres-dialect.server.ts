import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'

/**
 * A dialect over a pool of ten connections. `queryLimit`: how many milliseconds one query may take, 0
 * for as long as it does; the server ends it then, and where not even the server answers, we do.
 */
export function postgresDialect(url: string, queryLimit: number): Dialect {
  // count(*) and identities arrive as int8: ours are far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: queryLimit * 1.2,
    // Said on the connection: poolers such as PgBouncer refuse it among the options of its start.
    onConnect: (client) => client.query(`set statement_timeout = ${queryLimit}`),
    // A firewall that forgets idle connections must not leave us waiting on a dead one.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // A connection that the server closes must not end the process, idle or in use: its query fails,
  // the next one reconnects.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool: discardStuckConnections(pool) })
}

/** Closes a connection on which a query got no answer: whoever had it next would wait behind that. */
function discardStuckConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let stuck: Error | undefined
      return {
        query: new Proxy(client.query.bind(client), {
          async apply(query, _, parts) {
            // Its rollback would hang too.
            if (stuck) throw stuck
            try {
              return await Reflect.apply(query, undefined, parts)
            } catch (error) {
              if (error instanceof Error && error.message === 'Query read timeout') stuck = error
              throw error
            }
          },
        }),
        release: (isBroken) => client.release(isBroken || stuck !== undefined),
      }
    },
  }
}
