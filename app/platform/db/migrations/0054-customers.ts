import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, flagColumn, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/**
 * Adds customers with their vehicles and notes. `fillCustomers` links the enquiries of earlier
 * releases afterwards, in batches, because instances of the earlier release may still add rows.
 */
export function customers(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTableWithId(db, engine, 'customers')
        .addColumn('name', 'text', requiredColumn)
        .addColumn('phone', 'text')
        .addColumn('email', 'text')
        .addColumn('search_text', 'text', requiredColumn)
        .addColumn('created_at', 'text', requiredColumn)
        .addColumn('updated_at', 'text', requiredColumn)
        .addColumn('version', 'integer', flagColumn(1))
        .addColumn('merged_into', 'integer')
        .addColumn('survivor_id', 'integer')
        .addColumn('merged_at', 'text')
        .addColumn('merged_by', 'text')
        .execute()
      await createTableWithId(db, engine, 'customer_vehicles')
        .addColumn('customer_id', 'integer', ofCustomer)
        .addColumn('plate', 'text', requiredColumn)
        .addColumn('model', 'text', requiredColumn)
        .addColumn('owned_from', 'text')
        .addColumn('owned_until', 'text')
        .addColumn('created_at', 'text', requiredColumn)
        .addUniqueConstraint('customer_vehicles_key', ['customer_id', 'plate'])
        .execute()
      await createTableWithId(db, engine, 'customer_notes')
        .addColumn('customer_id', 'integer', ofCustomer)
        .addColumn('at', 'text', requiredColumn)
        .addColumn('staff_id', 'integer', (col) => col.references('staff.id').onDelete('set null'))
        .addColumn('who', 'text', requiredColumn)
        .addColumn('text', 'text', requiredColumn)
        .addColumn('key_hash', 'text', (col) => col.unique())
        .execute()
      await db.schema.alterTable('enquiries').addColumn('customer_id', 'integer').execute()
      for (const index of indexes) await sql`create ${sql.raw(index)}`.execute(db)
    },
  }
}

type ColumnBuilder = Parameters<typeof requiredColumn>[0]

const ofCustomer = (col: ColumnBuilder) =>
  col.notNull().references('customers.id').onDelete('cascade')

const indexes = [
  'unique index customers_by_phone on customers (phone) where phone is not null',
  'index customers_by_email on customers (email) where email is not null',
  'index customers_by_update on customers (updated_at, id) where survivor_id is null',
  'index customers_merged on customers (survivor_id) where survivor_id is not null',
  'index customer_vehicles_by_plate on customer_vehicles (plate)',
  'index customer_notes_by_customer on customer_notes (customer_id, id)',
  'index enquiries_by_customer on enquiries (customer_id, created_at, id) where customer_id is not null',
  // Both are nearly empty: rows that `fillCustomers` still has to link or to unlink.
  'index enquiries_without_customer on enquiries (id) where customer_id is null and erased_at is null and phone is not null',
  'index enquiries_erased_with_customer on enquiries (id) where customer_id is not null and erased_at is not null',
]
