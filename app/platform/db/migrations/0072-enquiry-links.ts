import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { flagColumn } from './column-helpers.ts'

/** Adds the version of the link with which a customer opens the page of an enquiry. */
export function enquiryLinks(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('enquiries')
        .addColumn('link_version', 'integer', flagColumn(1))
        .execute()
    },
  }
}
