import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/**
 * Counts of enquiries by kind and day in the dealer's zone, updated in the enquiry's own
 * transaction. Counting a million rows for each page of a report would be too slow. The counts are
 * filled at the program's start, because the zone is a setting (see
 * `daily-enquiry-counter.server.ts`).
 */
export function enquiryDays(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('enquiry_days')
        .addColumn('zone', 'text', requiredColumn)
        .addColumn('kind', 'text', requiredColumn)
        .addColumn('day', 'text', requiredColumn)
        .addColumn('count', 'integer', requiredColumn)
        .addPrimaryKeyConstraint('enquiry_days_key', ['zone', 'kind', 'day'])
        .execute()
    },
  }
}
