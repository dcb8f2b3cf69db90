import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseEngine } from './database-engine.ts'

/**
 * Adds the import that added an enquiry from a spreadsheet, also to the index of open enquiries
 * without a next step, because imported enquiries are left out there.
 */
export function enquiryImports(engine: DatabaseEngine): Migration {
  const columns = 'created_at, id, kind, booking_date, state, import_id, first_call_at'
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('enquiries').addColumn('import_id', 'integer').execute()
      await sql`create index enquiries_by_import on enquiries (import_id) where import_id is not null`.execute(
        db,
      )
      await sql`drop index enquiries_unplanned`.execute(db)
      await sql`create index enquiries_unplanned on enquiries
        (${sql.raw(engine === 'sqlite' ? `due_at, ${columns}` : columns)})
        where is_open = 1 and due_at is null`.execute(db)
    },
  }
}
