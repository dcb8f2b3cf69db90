import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the time at which a customer said that they are coming, and a key that queues a mail, such as
 * the reminder of an appointment, at most once.
 */
export function appointmentReminders(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('appointments').addColumn('coming_at', 'text').execute()
      await db.schema.alterTable('outbox').addColumn('once_key', 'text').execute()
      await db.schema
        .createIndex('outbox_once_key')
        .unique()
        .on('outbox')
        .column('once_key')
        .execute()
    },
  }
}
