import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/** Who was given an enquiry when, counted: the lowest is next in turn. Number 0 is nobody and counts for all. */
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
