import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'

/**
 * A dialect over a pool of ten connections. `queryLimit` is the query timeout in milliseconds; 0
 * means no timeout. The database server cancels a query after the timeout. If the server does not
 * respond, the client ends the query.
 */
export function postgresDialect(url: string, queryLimit: number): Dialect {
  // `count(*)` and identities arrive as int8. They can be numbers, because our values are far below
  // 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: queryLimit * 1.2,
    // Set on the open connection, because poolers such as PgBouncer refuse it as a startup option.
    onConnect: (client) => client.query(`set statement_timeout = ${queryLimit}`),
    // Otherwise a firewall that drops idle connections would leave a query waiting for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // When the server closes a connection, an unhandled error event would end the process. With this
  // handler only the connection's query fails, and the next query reconnects.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool: discardStuckConnections(pool) })
}

/**
 * Discards a connection on which a query timed out, because the next query on the same connection
 * would wait for that query.
 */
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
            // The rollback would hang too.
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
