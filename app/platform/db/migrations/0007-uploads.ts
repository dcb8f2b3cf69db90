import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/**
 * Uploaded pictures in the database, for several instances on PostgreSQL. The tables stay empty on
 * SQLite.
 */
export function uploads(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('uploads')
        .addColumn('file', 'text', (col) => col.primaryKey())
        .addColumn('size', 'integer', requiredColumn)
        .addColumn('created_at', 'text', requiredColumn)
        .execute()
      await db.schema
        .createTable('upload_pieces')
        .addColumn('file', 'text', (col) =>
          col.notNull().references('uploads.file').onDelete('cascade'),
        )
        .addColumn('piece', 'integer', requiredColumn)
        .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', requiredColumn)
        .addPrimaryKeyConstraint('upload_pieces_by_file', ['file', 'piece'])
        .execute()
      // Pictures are compressed already, so another compression would cost time and save nothing.
      if (engine === 'postgres')
        await sql`alter table upload_pieces alter column bytes set storage external`.execute(db)
    },
  }
}
