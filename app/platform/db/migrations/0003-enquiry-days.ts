import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/**
 * How many enquiries of each kind came in on each day of the dealer's zone, kept up in the enquiry's
 * own transaction: counting a million rows for every page of a report would take longer than the page.
 * Filled from what is stored when the program starts (the zone is a setting, see day-count-store).
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
