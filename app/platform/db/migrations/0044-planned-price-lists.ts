import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Adds the price lists that become valid on a later day. */
export function plannedPriceLists(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTableWithId(db, engine, 'planned_price_lists')
        .addColumn('list', 'text', requiredColumn)
        .addColumn('valid_from', 'text', requiredColumn)
        .addColumn('origin', 'text', requiredColumn)
        .addColumn('rows_json', 'text', requiredColumn)
        .addColumn('planned_by', 'text', requiredColumn)
        .addColumn('planned_at', 'text', requiredColumn)
        .addColumn('failure', 'text')
        .execute()
    },
  }
}
