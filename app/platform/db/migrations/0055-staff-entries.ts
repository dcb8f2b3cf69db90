import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the columns of enquiries that staff add, and the time at which an event was struck out. */
export function staffEntries(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('enquiries').addColumn('added_by', 'integer').execute()
      await db.schema.alterTable('enquiries').addColumn('taken_at', 'text').execute()
      await db.schema.alterTable('enquiries').addColumn('consent', 'text').execute()
      await db.schema.alterTable('desk_events').addColumn('struck_at', 'text').execute()
    },
  }
}
