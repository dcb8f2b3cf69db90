import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/**
 * Turns of the round robin: the account with the lowest number is next. Row 0 belongs to no account
 * and counts all turns.
 */
export function turns(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('desk_turns')
        .addColumn('staff_id', 'integer', (col) => col.primaryKey())
        .addColumn('turn', 'integer', requiredColumn)
        .execute()
    },
  }
}
