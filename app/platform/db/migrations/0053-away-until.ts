import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the end of an absence. Accounts that are away now stay away until somebody ends it. */
export function awayUntil(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('staff').addColumn('away_until', 'text').execute()
    },
  }
}
