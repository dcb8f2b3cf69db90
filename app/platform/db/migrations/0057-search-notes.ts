import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Marks the events that the search text of their enquiry contains. `fillSearchTexts` adds the notes
 * of earlier releases afterwards, in batches, because instances of the earlier release may still add
 * notes.
 */
export function searchNotes(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('desk_events').addColumn('is_in_search', 'integer').execute()
      // The index is nearly empty.
      await sql`create index desk_events_not_in_search on desk_events (enquiry_id)
        where is_in_search is null and (text is not null or type in ('correct', 'strike'))`.execute(
        db,
      )
    },
  }
}
