import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, flagColumn, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Adds the keys, devices, settings and outbox of notifications. */
export function push(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('push_keys')
        .addColumn('name', 'text', (col) => col.primaryKey())
        .addColumn('public_key', 'text', requiredColumn)
        .addColumn('private_key', 'text', requiredColumn)
        .addColumn('created_at', 'text', requiredColumn)
        .execute()
      await createTableWithId(db, engine, 'push_subscriptions')
        .addColumn('staff_id', 'integer', ofStaff)
        .addColumn('session_hash', 'text', (col) =>
          col.notNull().references('sessions.id_hash').onDelete('cascade'),
        )
        .addColumn('endpoint', 'text', (col) => col.notNull().unique())
        .addColumn('p256dh', 'text', requiredColumn)
        .addColumn('auth', 'text', requiredColumn)
        .addColumn('device', 'text', requiredColumn)
        .addColumn('created_at', 'text', requiredColumn)
        .execute()
      await db.schema
        .createTable('push_settings')
        .addColumn('staff_id', 'integer', (col) =>
          col.primaryKey().references('staff.id').onDelete('cascade'),
        )
        .addColumn('kinds_json', 'text', requiredColumn)
        .addColumn('quiet_from', 'text', requiredColumn)
        .addColumn('quiet_to', 'text', requiredColumn)
        .addColumn('shows_details', 'integer', flagColumn(0))
        .execute()
      await createTableWithId(db, engine, 'push_outbox')
        .addColumn('staff_id', 'integer', ofStaff)
        .addColumn('kind', 'text', requiredColumn)
        .addColumn('event', 'text', requiredColumn)
        .addColumn('enquiry_id', 'integer', (col) =>
          col.references('enquiries.id').onDelete('cascade'),
        )
        .addColumn('count', 'integer', flagColumn(1))
        .addColumn('due_at', 'text', requiredColumn)
        .addColumn('expires_at', 'text', requiredColumn)
        .addColumn('attempts', 'integer', flagColumn(0))
        .addColumn('claimed_until', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('given_up_at', 'text')
        .addColumn('last_error', 'text')
        .addColumn('devices_json', 'text')
        .addColumn('created_at', 'text', requiredColumn)
        .addUniqueConstraint('push_outbox_key', ['staff_id', 'event'])
        .execute()
      for (const index of indexes) await sql`create ${sql.raw(index)}`.execute(db)
    },
  }
}

const ofStaff = (col: Parameters<typeof requiredColumn>[0]) =>
  col.notNull().references('staff.id').onDelete('cascade')

const indexes = [
  'index push_subscriptions_by_staff on push_subscriptions (staff_id)',
  'index push_subscriptions_by_session on push_subscriptions (session_hash)',
  'index push_outbox_due on push_outbox (due_at, id) where sent_at is null and given_up_at is null',
  'index push_outbox_by_creation on push_outbox (created_at)',
  'index push_outbox_by_enquiry on push_outbox (enquiry_id) where enquiry_id is not null',
]
