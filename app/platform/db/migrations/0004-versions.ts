import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds versions to offers and gallery images, for optimistic locking. */
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
