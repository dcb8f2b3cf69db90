import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, flagColumn, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/**
 * Adds roles, invitation links and mails to staff. Existing accounts had every right, so they
 * become owners.
 */
export function people(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('staff')
        .addColumn('role', 'text', (col) => requiredColumn(col).defaultTo('owner'))
        .execute()
      await db.schema.alterTable('staff').addColumn('is_in', 'integer', flagColumn(1)).execute()
      await createLinks(db)
      await (engine === 'postgres' ? loosenOutbox(db) : rebuildOutbox(db, engine))
    },
  }
}

async function createLinks(db: Kysely<unknown>) {
  await db.schema
    .createTable('staff_links')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('staff_id', 'integer', (col) =>
      col.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', requiredColumn)
    .addColumn('created_at', 'text', requiredColumn)
    .addColumn('expires_at', 'text', requiredColumn)
    .addColumn('used_at', 'text')
    .execute()
}

async function loosenOutbox(db: Kysely<unknown>) {
  await db.schema
    .alterTable('outbox')
    .alterColumn('enquiry_id', (col) => col.dropNotNull())
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('staff_id', 'integer', (col) => col.references('staff.id').onDelete('cascade'))
    .execute()
}

/**
 * SQLite cannot drop a `not null` constraint, so the rows are copied to a new table. New ids
 * continue after the old ids.
 */
async function rebuildOutbox(db: Kysely<unknown>, engine: DatabaseEngine) {
  await createTableWithId(db, engine, 'outbox_of_now')
    .addColumn('enquiry_id', 'integer', (col) => col.references('enquiries.id').onDelete('cascade'))
    .addColumn('purpose', 'text', requiredColumn)
    .addColumn('recipient', 'text', requiredColumn)
    .addColumn('attempts', 'integer', flagColumn(0))
    .addColumn('due_at', 'text', requiredColumn)
    .addColumn('claimed_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('given_up_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', requiredColumn)
    .addColumn('staff_id', 'integer', (col) => col.references('staff.id').onDelete('cascade'))
    .execute()
  const columns = sql.raw(
    'id, enquiry_id, purpose, recipient, attempts, due_at, claimed_until, sent_at, given_up_at, last_error, created_at',
  )
  await sql`insert into outbox_of_now (${columns}) select ${columns} from outbox`.execute(db)
  await sql`delete from sqlite_sequence where name = 'outbox_of_now'`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) select 'outbox_of_now', seq from sqlite_sequence where name = 'outbox'`.execute(
    db,
  )
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('outbox_of_now').renameTo('outbox').execute()
  await sql`create index outbox_waiting on outbox (due_at) where sent_at is null and given_up_at is null`.execute(
    db,
  )
  await db.schema.createIndex('outbox_by_enquiry').on('outbox').columns(['enquiry_id']).execute()
}
