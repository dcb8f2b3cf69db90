import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/** What several instances over one database count together: log-ins and forms of an address. */
export function limits(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('limits')
        .addColumn('key', 'text', (col) => col.primaryKey())
        .addColumn('count', 'integer', requiredColumn)
        .addColumn('ends_at', 'bigint', requiredColumn)
        .execute()
      await db.schema.createIndex('limits_ends_at').on('limits').column('ends_at').execute()
    },
  }
}
