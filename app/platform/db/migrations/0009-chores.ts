import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/**
 * Background jobs, one instance at a time: start, next due time and last result. Times come from
 * the program's clock.
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
