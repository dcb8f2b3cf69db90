import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { backedUpTableNames } from '#app/platform/db/database-schema.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'

export type BackedUpRow = Record<string, string | number | null>

/**
 * `isNumbered` means that its rows are read in order of `id`. Other tables are small and read at
 * once.
 */
export type BackedUpTable = { name: string; columns: string[]; isNumbered: boolean }

/** Rows per page, so that one page does not block the only thread for long. */
const pageSize = 250

/**
 * Lists the tables of this database that a backup includes, parents first. Tables of other programs
 * are ignored.
 */
export async function backedUpTables(db: Db): Promise<BackedUpTable[]> {
  const [tables, schema] = await Promise.all([db.introspection.getTables(), currentSchema(db)])
  const own: readonly string[] = backedUpTableNames
  return tables
    .filter((table) => !table.isView && (table.schema ?? schema) === schema)
    .filter(({ name }) => own.includes(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      isNumbered: columns.some((it) => it.name === 'id' && /^int/i.test(it.dataType)),
    }))
    .sort((a, b) => own.indexOf(a.name) - own.indexOf(b.name))
}

/** Undefined on SQLite, which has only one. */
async function currentSchema(db: Db): Promise<string | undefined> {
  const schemas = await db.introspection.getSchemas()
  if (schemas.length === 0) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

/** Reads a table's rows with all their columns, one page at a time. */
export async function* readTableRows(
  db: Db,
  { name, isNumbered }: Pick<BackedUpTable, 'name' | 'isNumbered'>,
): AsyncGenerator<BackedUpRow[]> {
  if (!isNumbered) {
    const { rows } = await sql<BackedUpRow>`select * from ${sql.table(name)}`.execute(db)
    for (let from = 0; from < rows.length; from += pageSize) yield rows.slice(from, from + pageSize)
    return
  }
  for (let last: number | undefined; ; ) {
    const after = last === undefined ? sql`` : sql`where id > ${last}`
    const { rows } =
      await sql<BackedUpRow>`select * from ${sql.table(name)} ${after} order by id limit ${sql.lit(pageSize)}`.execute(
        db,
      )
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = Number(rows.at(-1)?.['id'])
  }
}

/**
 * Inserts many rows in one statement, because SQLite writes the search index after each statement.
 * All rows have the same columns.
 */
export async function insertTableRows(
  db: Db,
  table: string,
  rows: readonly BackedUpRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (let from = 0; from < rows.length; from += pageSize) {
    const values = rows
      .slice(from, from + pageSize)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db)
  }
}

/**
 * Advances the id sequences on PostgreSQL, so that no id of these or earlier rows is reused. SQLite
 * does this itself.
 */
export async function advanceIdSequences(db: Db, engine: DatabaseEngine): Promise<void> {
  if (engine !== 'postgres') return
  for (const { name, isNumbered } of await backedUpTables(db)) {
    const sequence = sql`pg_get_serial_sequence(${name}, 'id')`
    const highest = sql`(select coalesce(max(id), 0) + 1 from ${sql.table(name)})`
    if (isNumbered)
      await sql`select setval(${sequence}, greatest(nextval(${sequence}), ${highest}), false)`.execute(
        db,
      )
  }
}
