import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Tables for imports of a catalogue archive: the changes, and the values before each change. */
export function catalogueImports(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('catalogue_imports')
        .addColumn('id', 'text', (col) => col.primaryKey())
        .addColumn('file_name', 'text', requiredColumn)
        .addColumn('uploaded_by', 'text', requiredColumn)
        .addColumn('uploaded_at', 'text', requiredColumn)
        .addColumn('state', 'text', requiredColumn)
        .addColumn('found_json', 'text', requiredColumn)
        .addColumn('options_json', 'text', requiredColumn)
        .addColumn('applied_by', 'text')
        .addColumn('applied_at', 'text')
        .addColumn('undone_by', 'text')
        .addColumn('undone_at', 'text')
        .execute()
      await db.schema
        .createTable('catalogue_steps')
        .addColumn('import_id', 'text', (col) =>
          requiredColumn(col).references('catalogue_imports.id').onDelete('cascade'),
        )
        .addColumn('place', 'integer', requiredColumn)
        .addColumn('part', 'text', requiredColumn)
        .addColumn('key', 'text', requiredColumn)
        .addColumn('kind', 'text', requiredColumn)
        .addColumn('before_json', 'text')
        .addColumn('after_json', 'text')
        .addPrimaryKeyConstraint('catalogue_steps_place', ['import_id', 'place'])
        .execute()
      await db.schema
        .createTable('import_pieces')
        .addColumn('import_id', 'text', (col) =>
          requiredColumn(col).references('catalogue_imports.id').onDelete('cascade'),
        )
        .addColumn('piece', 'integer', requiredColumn)
        .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', requiredColumn)
        .addPrimaryKeyConstraint('import_pieces_piece', ['import_id', 'piece'])
        .execute()
      // An archive is compressed already, so another compression would cost time and save nothing.
      if (engine === 'postgres')
        await sql`alter table import_pieces alter column bytes set storage external`.execute(db)
    },
  }
}
