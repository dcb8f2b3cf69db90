import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { fillPlates } from './fill-plates.ts'

/** A vehicle's registration number in its one spelling, and a search text in which every spelling is found. */
export function plates(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('enquiries').addColumn('plate', 'text').execute()
      await fillPlates(db)
      await sql`create index enquiries_by_plate on enquiries (plate, created_at, id) where plate is not null`.execute(
        db,
      )
    },
  }
}
