import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How soon who asked was answered, worked out once: the owner's figures only count what stands here. */
export function answerTimes(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const name of ['first_call_minutes', 'in_time'])
        await db.schema.alterTable('enquiries').addColumn(name, 'integer').execute()
      // All that the figures ask of a period, the condition's own column too: no row is looked at.
      await sql`create index enquiries_figures on enquiries
        (created_at, kind, state, assignee_id, source, lost_reason, in_time, first_call_minutes, is_open, call_by, joined_to)
        where joined_to is null`.execute(db)
    },
  }
}
