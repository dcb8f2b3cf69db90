import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/**
 * Time of the last mail to the owner about each warning. One instance sends at most one mail a day
 * about a warning.
 */
export function notices(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('notices')
        .addColumn('matter', 'text', (col) => col.primaryKey())
        .addColumn('told_at', 'text', requiredColumn)
        .execute()
    },
  }
}
