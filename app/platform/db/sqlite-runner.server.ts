import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'

export type SqliteRunner = ReturnType<typeof sqliteRunner>

/** Maximum number of cached prepared statements. Each combination of filters has its own SQL. */
const maxPreparedStatements = 500

/** Runs Kysely's queries on one of Node's connections and caches prepared statements. */
export function sqliteRunner(database: DatabaseSync) {
  const statements = new LRUCache<string, PreparedStatement>({ max: maxPreparedStatements })

  const prepare = (sql: string): PreparedStatement => {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const prepared = { statement, hasRows: statement.columns().length > 0 }
    statements.set(sql, prepared)
    return prepared
  }

  return {
    run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
      const { statement, hasRows } = prepare(sql)
      const values = parameters.map(toSqliteValue)
      if (hasRows) return { rows: rowsOf<Row>(statement, values) }
      const { changes, lastInsertRowid } = statement.run(...values)
      return {
        rows: [],
        numAffectedRows: BigInt(changes),
        insertId: BigInt(lastInsertRowid),
      }
    },
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  }
}

type PreparedStatement = { statement: StatementSync; hasRows: boolean }

/**
 * Gives rows an ordinary prototype. The row type is what the query claims and is not checked, as
 * with every driver.
 */
function rowsOf<Row>(statement: StatementSync, values: SQLInputValue[]): Row[]
function rowsOf(statement: StatementSync, values: SQLInputValue[]) {
  return statement.all(...values).map((row) => ({ ...row }))
}

function toSqliteValue(value: unknown): SQLInputValue {
  if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value === null
  )
    return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite can't store a value of type ${typeof value}`)
}
