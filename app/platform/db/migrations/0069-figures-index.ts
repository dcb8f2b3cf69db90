import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the columns to the index of the figures that decide whether an imported row belongs to a
 * period, and by which conversion is grouped. So the figures of a period read only the index.
 */
export function figuresIndex(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`drop index enquiries_figures`.execute(db)
      await sql`create index enquiries_figures on enquiries
        (created_at, kind, state, source, lost_reason, in_time, first_call_minutes, is_open, call_by,
          first_caller_id, promise_assignee_id, joined_to, import_id, assignee_id, model)
        where joined_to is null`.execute(db)
    },
  }
}
