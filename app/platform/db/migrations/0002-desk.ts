import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Tables for the portal: audit log, row versions, soft deletion and mail outbox. */
export function desk(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createChanges(db, engine)
      await createOutbox(db, engine)
      for (const [table, column] of versions) {
        await db.schema
          .alterTable(table)
          .addColumn(column, 'integer', (col) => col.notNull().defaultTo(1))
          .execute()
      }
      for (const [table, column] of endings) {
        await db.schema.alterTable(table).addColumn(column, 'text').execute()
      }
    },
  }
}

const versions = [
  ['vehicles', 'price_version'],
  ['accessories', 'version'],
  ['dealers', 'version'],
] as const

const endings = [
  ['offers', 'deleted_at'],
  ['gallery_images', 'deleted_at'],
  ['enquiries', 'erased_at'],
] as const

async function createChanges(db: Kysely<unknown>, engine: DatabaseEngine) {
  await createTableWithId(db, engine, 'changes')
    .addColumn('at', 'text', requiredColumn)
    .addColumn('staff_id', 'integer', (col) => col.references('staff.id').onDelete('set null'))
    .addColumn('who', 'text', requiredColumn)
    .addColumn('action', 'text', requiredColumn)
    .addColumn('subject', 'text', requiredColumn)
    .addColumn('label', 'text', requiredColumn)
    .addColumn('before_json', 'text', requiredColumn)
    .addColumn('after_json', 'text', requiredColumn)
    .execute()
  await db.schema
    .createIndex('changes_by_subject')
    .on('changes')
    .columns(['subject', 'id'])
    .execute()
}

async function createOutbox(db: Kysely<unknown>, engine: DatabaseEngine) {
  await createTableWithId(db, engine, 'outbox')
    .addColumn('enquiry_id', 'integer', (col) =>
      col.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', requiredColumn)
    .addColumn('recipient', 'text', requiredColumn)
    .addColumn('attempts', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('due_at', 'text', requiredColumn)
    .addColumn('claimed_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('given_up_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', requiredColumn)
    .execute()
  // The worker queries every few seconds, so this partial index contains only unsent mails.
  await sql`create index outbox_waiting on outbox (due_at) where sent_at is null and given_up_at is null`.execute(
    db,
  )
  await db.schema.createIndex('outbox_by_enquiry').on('outbox').columns(['enquiry_id']).execute()
}
