import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/**
 * A session records its device and its last password check; an account records its last request.
 */
export function proof(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('sessions')
        .addColumn('device', 'text', (col) => requiredColumn(col).defaultTo(''))
        .execute()
      await db.schema.alterTable('sessions').addColumn('proven_at', 'text').execute()
      await db.schema.alterTable('staff').addColumn('last_seen_at', 'text').execute()
    },
  }
}
