import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Upload batches, whose widths are made in the background. */
export function pictureSets(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTableWithId(db, engine, 'picture_sets')
        .addColumn('noun', 'text', requiredColumn)
        .addColumn('key', 'text', requiredColumn)
        .addColumn('purpose', 'text', requiredColumn)
        .addColumn('place', 'text', requiredColumn)
        .addColumn('bytes', 'integer', (col) => col.notNull().defaultTo(0))
        .addColumn('created_by', 'text', requiredColumn)
        .addColumn('touched_at', 'text', requiredColumn)
        .addColumn('committed_at', 'text')
        .addColumn('taken_at', 'text')
        .execute()
      await db.schema
        .createIndex('picture_sets_of')
        .on('picture_sets')
        .columns(['noun', 'key'])
        .execute()
      await createTableWithId(db, engine, 'picture_set_items')
        .addColumn('set_id', 'integer', (col) =>
          col.notNull().references('picture_sets.id').onDelete('cascade'),
        )
        .addColumn('file_name', 'text', requiredColumn)
        .addColumn('position', 'integer', requiredColumn)
        .addColumn('hash', 'text', requiredColumn)
        .addColumn('size', 'integer', requiredColumn)
        .addColumn('width', 'integer', requiredColumn)
        .addColumn('height', 'integer', requiredColumn)
        .addColumn('state', 'text', requiredColumn)
        .addColumn('name', 'text')
        .addColumn('failure', 'text')
        .addColumn('attempts', 'integer', (col) => col.notNull().defaultTo(0))
        .addColumn('due_at', 'text', requiredColumn)
        .addColumn('claimed_until', 'text')
        .addUniqueConstraint('picture_set_items_file', ['set_id', 'file_name', 'hash'])
        .execute()
      await db.schema
        .createIndex('picture_set_items_due')
        .on('picture_set_items')
        .columns(['state', 'due_at'])
        .execute()
      await db.schema
        .createIndex('picture_set_items_hash')
        .on('picture_set_items')
        .column('hash')
        .execute()
    },
  }
}
