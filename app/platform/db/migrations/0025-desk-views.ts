import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/** Saved views of the desk. */
export function deskViews(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('desk_views')
        .addColumn('staff_id', 'integer', (col) =>
          col.notNull().references('staff.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', requiredColumn)
        .addColumn('address', 'text', requiredColumn)
        .addPrimaryKeyConstraint('desk_views_key', ['staff_id', 'name'])
        .execute()
    },
  }
}
