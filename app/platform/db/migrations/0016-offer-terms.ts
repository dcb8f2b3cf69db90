import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/** An offer can have models (their ids as a JSON list) and a last day. */
export function offerTerms(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('offers')
        .addColumn('models_json', 'text', (col) => requiredColumn(col).defaultTo('[]'))
        .execute()
      await db.schema.alterTable('offers').addColumn('until', 'text').execute()
    },
  }
}
