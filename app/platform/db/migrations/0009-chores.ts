import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/**
 * What the site does by itself and one of its instances at a time: who began it, when it is due again
 * and how it ended the last time. Times are the program's clock, as everywhere.
 */
export function chores(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('chores')
        .addColumn('name', 'text', (col) => col.primaryKey())
        .addColumn('due_at', 'text', requiredColumn)
        .addColumn('started_at', 'text')
        .addColumn('good_at', 'text')
        .addColumn('failed_at', 'text')
        .addColumn('failure', 'text')
        .execute()
    },
  }
}
