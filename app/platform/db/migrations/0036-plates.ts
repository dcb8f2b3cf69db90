import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseEngine } from './database-engine.ts'
import { fillRegistrationNumbers } from './fill-registration-numbers.ts'
import { withoutSearchIndex } from './without-search-index.ts'

/**
 * Adds the normalized registration number. Rewrites the search text, so that a search finds every
 * spelling of the number.
 */
export function plates(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('enquiries').addColumn('plate', 'text').execute()
      await withoutSearchIndex(db, engine, () => fillRegistrationNumbers(db))
      await sql`create index enquiries_by_plate on enquiries (plate, created_at, id) where plate is not null`.execute(
        db,
      )
    },
  }
}
