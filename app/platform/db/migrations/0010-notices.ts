import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/** What the owner was told of by mail, and when: once a day, by one instance. */
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
