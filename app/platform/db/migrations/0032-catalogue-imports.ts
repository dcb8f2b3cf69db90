import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { required } from './columns.ts'
import type { Engine } from './engine.ts'

/** The catalogue comes as one archive: what it changes, and what stood there before. */
export function catalogueImports(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('catalogue_imports')
        .addColumn('id', 'text', (col) => col.primaryKey())
        .addColumn('file_name', 'text', required)
        .addColumn('uploaded_by', 'text', required)
        .addColumn('uploaded_at', 'text', required)
        .addColumn('state', 'text', required)
        .addColumn('found_json', 'text', required)
        .addColumn('options_json', 'text', required)
        .addColumn('applied_by', 'text')
        .addColumn('applied_at', 'text')
        .addColumn('undone_by', 'text')
        .addColumn('undone_at', 'text')
        .execute()
      await db.schema
        .createTable('catalogue_steps')
        .addColumn('import_id', 'text', (col) =>
          required(col).references('catalogue_imports.id').onDelete('cascade'),
        )
        .addColumn('place', 'integer', required)
        .addColumn('part', 'text', required)
        .addColumn('key', 'text', required)
        .addColumn('kind', 'text', required)
        .addColumn('before_json', 'text')
        .addColumn('after_json', 'text')
        .addPrimaryKeyConstraint('catalogue_steps_place', ['import_id', 'place'])
        .execute()
      await db.schema
        .createTable('import_pieces')
        .addColumn('import_id', 'text', (col) =>
          required(col).references('catalogue_imports.id').onDelete('cascade'),
        )
        .addColumn('piece', 'integer', required)
        .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', required)
        .addPrimaryKeyConstraint('import_pieces_piece', ['import_id', 'piece'])
        .execute()
      // An archive is packed: doing it again costs time and saves nothing.
      if (engine === 'postgres')
        await sql`alter table import_pieces alter column bytes set storage external`.execute(db)
    },
  }
}
