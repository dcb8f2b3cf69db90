import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { DatabaseEngine } from './database-engine.ts'

/** Creates a table with an identity column that rises and is never reused, on both engines. */
export function createTableWithId(
  db: Kysely<unknown>,
  engine: DatabaseEngine,
  name: string,
): CreateTableBuilder<string, 'id'> {
  return engine === 'postgres'
    ? db.schema
        .createTable(name)
        .addColumn('id', 'integer', (col) => col.generatedByDefaultAsIdentity().primaryKey())
    : db.schema
        .createTable(name)
        .addColumn('id', 'integer', (col) => col.primaryKey().autoIncrement())
}

export const requiredColumn = (col: ColumnDefinitionBuilder) => col.notNull()
export const flagColumn = (initially: 0 | 1) => (col: ColumnDefinitionBuilder) =>
  col.notNull().defaultTo(sql.lit(initially))
