import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the result of the last successful run of a background job. For a backup: its file, size and
 * contents.
 */
export function backupDetails(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('chores').addColumn('good_json', 'text').execute()
    },
  }
}
