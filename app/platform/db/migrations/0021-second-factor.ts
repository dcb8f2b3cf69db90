import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { flagColumn, requiredColumn } from './column-helpers.ts'

/** Tables for the second factor, and for logins that wait for a second factor. */
export function secondFactor(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('second_factors')
        .addColumn('staff_id', 'integer', (col) => ofStaff(col).primaryKey())
        .addColumn('secret', 'text', requiredColumn)
        .addColumn('last_step', 'integer', flagColumn(0))
        .addColumn('created_at', 'text', requiredColumn)
        .addColumn('confirmed_at', 'text')
        .execute()
      await db.schema
        .createTable('recovery_codes')
        .addColumn('staff_id', 'integer', ofStaff)
        .addColumn('hash', 'text', requiredColumn)
        .addColumn('used_at', 'text')
        .addPrimaryKeyConstraint('recovery_codes_key', ['staff_id', 'hash'])
        .execute()
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (col) => col.primaryKey())
        .addColumn('staff_id', 'integer', ofStaff)
        .addColumn('public_key', 'text', requiredColumn)
        .addColumn('counter', 'bigint', requiredColumn)
        .addColumn('transports_json', 'text', requiredColumn)
        .addColumn('name', 'text', requiredColumn)
        .addColumn('created_at', 'text', requiredColumn)
        .addColumn('last_used_at', 'text')
        .execute()
      await db.schema.createIndex('passkeys_by_staff').on('passkeys').column('staff_id').execute()
      await db.schema
        .createTable('pending_logins')
        .addColumn('hash', 'text', (col) => col.primaryKey())
        .addColumn('purpose', 'text', requiredColumn)
        .addColumn('staff_id', 'integer', (col) => col.references('staff.id').onDelete('cascade'))
        .addColumn('expires_at', 'text', requiredColumn)
        .execute()
    },
  }
}

const ofStaff = (col: ColumnDefinitionBuilder) =>
  col.notNull().references('staff.id').onDelete('cascade')
