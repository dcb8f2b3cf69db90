import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the last good run of a chore made: of a backup its file, its size and what it holds. */
export function backupDetails(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('chores').addColumn('good_json', 'text').execute()
    },
  }
}
