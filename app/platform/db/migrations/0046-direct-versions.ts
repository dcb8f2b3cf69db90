import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/** Marks versions that hold direct changes to the site, made without a draft. */
export function directVersions(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('published_versions')
        .addColumn('is_direct', 'integer', (col) => requiredColumn(col).defaultTo(0))
        .execute()
    },
  }
}
