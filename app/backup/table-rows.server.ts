import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { backedUpTableNames } from '#app/platform/db/database-schema.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'

export type BackupRow = Record<string, string | number | null>

/** `isNumbered`: its rows are read by their `id`; the others are few and read in one piece. */
export type BackedUpTable = { name: string; columns: string[]; isNumbered: boolean }

/** Reading one page must not keep the site's only thread for long. */
const pageSize = 250

/**
 * The tables that this database has and a backup holds, whatever its age: parents first. What others keep in
 * the same database is not ours, and no restore would know where to put it.
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

/** Undefined on SQLite, which has but one. */
async function currentSchema(db: Db): Promise<string | undefined> {
  const schemas = await db.introspection.getSchemas()
  if (schemas.length === 0) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

/** A table's rows with all columns that it has, a page at a time. */
export async function* readTableRows(
  db: Db,
  { name, isNumbered }: Pick<BackedUpTable, 'name' | 'isNumbered'>,
): AsyncGenerator<BackupRow[]> {
  if (!isNumbered) {
    const { rows } = await sql<BackupRow>`select * from ${sql.table(name)}`.execute(db)
    for (let from = 0; from < rows.length; from += pageSize) yield rows.slice(from, from + pageSize)
    return
  }
  for (let last: number | undefined; ; ) {
    const after = last === undefined ? sql`` : sql`where id > ${last}`
    const { rows } =
      await sql<BackupRow>`select * from ${sql.table(name)} ${after} order by id limit ${sql.lit(pageSize)}`.execute(
        db,
      )
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = Number(rows.at(-1)?.['id'])
  }
}

/** Many in one statement: SQLite writes the index of its search out after each. All have the same columns. */
export async function insertTableRows(
  db: Db,
  table: string,
  rows: readonly BackupRow[],
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

/** No number is given a second time, neither one that the rows have nor one of those before them; SQLite sees to it by itself. */
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
