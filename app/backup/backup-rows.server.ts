import { sql } from 'kysely'
import type { Db } from '#app/db/connect.server.ts'
import type { Engine } from '#app/db/migrations/engine.ts'
import { tablesInOrder } from '#app/db/schema.ts'

export type BackedUpTable = (typeof tablesInOrder)[number]
type Row = Record<string, string | number | null>

const pageSize = 1000

/** Tables whose rows are read by their number; the others are small and read in one piece. */
const numbered: ReadonlySet<BackedUpTable> = new Set(
  tablesInOrder.filter(
    (table) => !['content', 'films', 'facts', 'enquiry_days', 'staff_addresses'].includes(table),
  ),
)

/** A table's rows, a page at a time, in the order of their numbers. */
export async function* readRows(db: Db, table: BackedUpTable): AsyncGenerator<Row[]> {
  if (!numbered.has(table)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db)
    if (rows.length > 0) yield rows
    return
  }
  for (let last = 0; ; ) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where id > ${last} order by id limit ${pageSize}`.execute(
        db,
      )
    const final = rows.at(-1)
    if (!final) return
    yield rows
    last = Number(final['id'])
  }
}

/** Tables whose first rows a migration writes: a backup from before it holds none to put in their place. */
const filledBy: Partial<Record<BackedUpTable, string>> = { facts: '0005-house-facts' }

/**
 * Takes out every row that a backup with these migrations replaces, children first, the sessions of
 * people who are logged in included.
 */
export async function clearTables(db: Db, applied: readonly string[]): Promise<void> {
  const replaced = tablesInOrder.filter((table) => {
    const step = filledBy[table]
    return step === undefined || applied.includes(step)
  })
  for (const table of ['sessions', ...replaced.toReversed()])
    await sql`delete from ${sql.table(table)}`.execute(db)
}

export async function insertRows(
  db: Db,
  table: BackedUpTable,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  // Both engines bound the number of values in one statement.
  const atOnce = Math.max(1, Math.floor(20_000 / Math.max(1, columns.length)))
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows
      .slice(from, from + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db)
  }
}

/** PostgreSQL counts on from where the rows end; SQLite does so by itself. */
export async function countOn(db: Db, engine: Engine): Promise<void> {
  if (engine !== 'postgres') return
  for (const table of numbered)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    )
}
