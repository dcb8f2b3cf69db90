import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds an index with which My calls lists what a person entered today. */
export function eventsByPerson(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('desk_events_by_person')
        .on('desk_events')
        .columns(['staff_id', 'id'])
        .execute()
    },
  }
}
