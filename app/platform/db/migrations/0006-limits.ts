import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/** Rate limits that all instances on one database share: logins and forms per address. */
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
