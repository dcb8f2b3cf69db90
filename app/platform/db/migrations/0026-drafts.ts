import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Tables for drafts, schedules and published versions. */
export function drafts(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('drafts')
        .addColumn('noun', 'text', requiredColumn)
        .addColumn('key', 'text', requiredColumn)
        .addColumn('version', 'integer', requiredColumn)
        .addColumn('document_json', 'text')
        .addColumn('edited_by', 'text', requiredColumn)
        .addColumn('edited_at', 'text', requiredColumn)
        .addColumn('publish_at', 'text')
        .addColumn('withdraw_at', 'text')
        .addColumn('planned_by', 'text')
        .addColumn('plan_failure', 'text')
        .addPrimaryKeyConstraint('drafts_key', ['noun', 'key'])
        .execute()
      await db.schema.createIndex('drafts_publish_at').on('drafts').column('publish_at').execute()
      await db.schema.createIndex('drafts_withdraw_at').on('drafts').column('withdraw_at').execute()
      await createTableWithId(db, engine, 'published_versions')
        .addColumn('noun', 'text', requiredColumn)
        .addColumn('key', 'text', requiredColumn)
        .addColumn('number', 'integer', requiredColumn)
        .addColumn('document_json', 'text', requiredColumn)
        .addColumn('published_by', 'text', requiredColumn)
        .addColumn('published_at', 'text', requiredColumn)
        .addUniqueConstraint('published_versions_number', ['noun', 'key', 'number'])
        .execute()
    },
  }
}
