import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect } from 'kysely'

/** A dialect over Node's own SQLite. Throws when the file is no database or can't be written. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('pragma journal_mode=WAL; pragma synchronous=FULL; pragma foreign_keys=ON;')
  const statements = new Map<string, ReturnType<typeof adapt>>()
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        // A write lock at the start: two writers then queue instead of failing half-way.
        const text = sql === 'begin' ? 'begin immediate' : sql
        let statement = statements.get(text)
        if (!statement) {
          statement = adapt(database.prepare(text))
          if (statements.size < 500) statements.set(text, statement)
        }
        return statement
      },
    },
  })
}

/** Node's statement in the shape that Kysely asks for; rows get an ordinary prototype. */
function adapt(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: ReadonlyArray<unknown>) =>
      statement.all(...parameters.map(toSql)).map((row) => ({ ...row })),
    run: (parameters: ReadonlyArray<unknown>) => statement.run(...parameters.map(toSql)),
    iterate(): never {
      throw new Error('Streaming holds the only connection: read in keyset pages instead')
    },
  }
}

function toSql(value: unknown): SQLInputValue {
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
