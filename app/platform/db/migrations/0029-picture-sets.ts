import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { required, tableWithId } from './columns.ts'
import type { Engine } from './engine.ts'

/** Pictures as they are sent, several as one set, and the making of their widths beside all else. */
export function pictureSets(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await tableWithId(db, engine, 'picture_sets')
        .addColumn('noun', 'text', required)
        .addColumn('key', 'text', required)
        .addColumn('purpose', 'text', required)
        .addColumn('place', 'text', required)
        .addColumn('bytes', 'integer', (col) => col.notNull().defaultTo(0))
        .addColumn('created_by', 'text', required)
        .addColumn('touched_at', 'text', required)
        .addColumn('committed_at', 'text')
        .addColumn('taken_at', 'text')
        .execute()
      await db.schema
        .createIndex('picture_sets_of')
        .on('picture_sets')
        .columns(['noun', 'key'])
        .execute()
      await tableWithId(db, engine, 'picture_set_items')
        .addColumn('set_id', 'integer', (col) =>
          col.notNull().references('picture_sets.id').onDelete('cascade'),
        )
        .addColumn('file_name', 'text', required)
        .addColumn('position', 'integer', required)
        .addColumn('hash', 'text', required)
        .addColumn('size', 'integer', required)
        .addColumn('width', 'integer', required)
        .addColumn('height', 'integer', required)
        .addColumn('state', 'text', required)
        .addColumn('name', 'text')
        .addColumn('failure', 'text')
        .addColumn('attempts', 'integer', (col) => col.notNull().defaultTo(0))
        .addColumn('due_at', 'text', required)
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
