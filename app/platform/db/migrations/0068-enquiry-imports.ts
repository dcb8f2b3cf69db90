import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the import that added an enquiry from a spreadsheet. */
export function enquiryImports(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('enquiries').addColumn('import_id', 'integer').execute()
      await sql`create index enquiries_by_import on enquiries (import_id) where import_id is not null`.execute(
        db,
      )
    },
  }
}
