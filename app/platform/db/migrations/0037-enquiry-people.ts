import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type EnquiryPeopleDatabase, fillEnquiryPeople } from './fill-enquiry-people.ts'

/**
 * Adds two columns: the account of the first call, and the assignee at the call-back deadline.
 * Figures by person use these columns, so that a later assignment does not change past figures.
 */
export function enquiryPeople(): Migration {
  return {
    async up(unknownTables: Kysely<unknown>) {
      for (const column of ['first_caller_id', 'promise_assignee_id'])
        await unknownTables.schema.alterTable('enquiries').addColumn(column, 'integer').execute()
      await fillEnquiryPeople(unknownTables.withTables<EnquiryPeopleDatabase>())
      await sql`drop index enquiries_figures`.execute(unknownTables)
      // Covers every column that the figures of a period read, so that the query reads only the
      // index.
      await sql`create index enquiries_figures on enquiries
        (created_at, kind, state, source, lost_reason, in_time, first_call_minutes, is_open, call_by,
          first_caller_id, promise_assignee_id, joined_to)
        where joined_to is null`.execute(unknownTables)
    },
  }
}
