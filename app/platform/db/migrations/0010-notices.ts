import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/** Time of the last mail to the owner about each warning: once a day, by one instance. */
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
