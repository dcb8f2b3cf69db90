import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/** Preview links of drafts, valid for a day. */
export function previews(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('previews')
        .addColumn('hash', 'text', (col) => col.primaryKey())
        .addColumn('noun', 'text', requiredColumn)
        .addColumn('key', 'text', requiredColumn)
        .addColumn('created_by', 'text', requiredColumn)
        .addColumn('created_at', 'text', requiredColumn)
        .addColumn('expires_at', 'text', requiredColumn)
        .execute()
      await db.schema.createIndex('previews_of').on('previews').columns(['noun', 'key']).execute()
    },
  }
}
