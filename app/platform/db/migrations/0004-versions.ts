import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Offers and captions can be edited: a version each, so that nobody overwrites what he has not seen. */
export function versions(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['offers', 'gallery_images'])
        await db.schema
          .alterTable(table)
          .addColumn('version', 'integer', (col) => col.notNull().defaultTo(1))
          .execute()
    },
  }
}
