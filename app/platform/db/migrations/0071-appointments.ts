import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, flagColumn, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Adds appointments, the seats that they take, and the days that bookings lock. */
export function appointments(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('appointment_days')
        .addColumn('day', 'text', (col) => col.primaryKey())
        .addColumn('version', 'integer', requiredColumn)
        .execute()
      await createTableWithId(db, engine, 'appointments')
        .addColumn('enquiry_id', 'integer', (col) =>
          col.notNull().unique().references('enquiries.id').onDelete('cascade'),
        )
        .addColumn('purpose', 'text', requiredColumn)
        .addColumn('resource', 'text')
        .addColumn('day', 'text', requiredColumn)
        .addColumn('starts_at', 'text')
        .addColumn('minutes', 'integer', requiredColumn)
        .addColumn('is_active', 'integer', flagColumn(1))
        .addColumn('is_overbooked', 'integer', flagColumn(0))
        .addColumn('state', 'text')
        .addColumn('reason', 'text')
        .addColumn('sequence', 'integer', flagColumn(0))
        .addColumn('created_at', 'text', requiredColumn)
        .addColumn('version', 'integer', flagColumn(1))
        .execute()
      await db.schema
        .createTable('appointment_seats')
        .addColumn('resource', 'text', requiredColumn)
        .addColumn('day', 'text', requiredColumn)
        .addColumn('cell', 'integer', requiredColumn)
        .addColumn('seat', 'integer', requiredColumn)
        .addColumn('appointment_id', 'integer', (col) =>
          col.notNull().references('appointments.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('appointment_seats_key', ['day', 'resource', 'cell', 'seat'])
        .execute()
      for (const index of indexes) await sql`create ${sql.raw(index)}`.execute(db)
    },
  }
}

const indexes = [
  'index appointments_by_day on appointments (day, purpose)',
  'index appointment_seats_by_appointment on appointment_seats (appointment_id)',
]
