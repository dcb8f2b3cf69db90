import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Adds withdrawals of consent, and the deletion of a customer's vehicle that can be undone. */
export function consentWithdrawals(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTableWithId(db, engine, 'consent_withdrawals')
        .addColumn('customer_id', 'integer', (col) =>
          col.notNull().references('customers.id').onDelete('cascade'),
        )
        .addColumn('at', 'text', requiredColumn)
        .addColumn('staff_id', 'integer', (col) => col.references('staff.id').onDelete('set null'))
        .addColumn('who', 'text', requiredColumn)
        .addColumn('channel', 'text', requiredColumn)
        .addColumn('ended_at', 'text')
        .addColumn('ended_by', 'text')
        .addColumn('ended_channel', 'text')
        .execute()
      await sql`create index consent_withdrawals_by_customer on consent_withdrawals (customer_id, id)`.execute(
        db,
      )
      await db.schema.alterTable('customer_vehicles').addColumn('removed_at', 'text').execute()
      await db.schema.alterTable('customer_vehicles').addColumn('removed_by', 'text').execute()
    },
  }
}
