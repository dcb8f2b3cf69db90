import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { required, tableWithId } from './columns.ts'
import type { Engine } from './engine.ts'

/** What is being written beside what the site shows, what is planned of it, and what has stood there. */
export function drafts(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('drafts')
        .addColumn('noun', 'text', required)
        .addColumn('key', 'text', required)
        .addColumn('version', 'integer', required)
        .addColumn('document_json', 'text')
        .addColumn('edited_by', 'text', required)
        .addColumn('edited_at', 'text', required)
        .addColumn('publish_at', 'text')
        .addColumn('withdraw_at', 'text')
        .addColumn('planned_by', 'text')
        .addColumn('plan_failure', 'text')
        .addPrimaryKeyConstraint('drafts_key', ['noun', 'key'])
        .execute()
      await db.schema.createIndex('drafts_publish_at').on('drafts').column('publish_at').execute()
      await db.schema.createIndex('drafts_withdraw_at').on('drafts').column('withdraw_at').execute()
      await tableWithId(db, engine, 'published_versions')
        .addColumn('noun', 'text', required)
        .addColumn('key', 'text', required)
        .addColumn('number', 'integer', required)
        .addColumn('document_json', 'text', required)
        .addColumn('published_by', 'text', required)
        .addColumn('published_at', 'text', required)
        .addUniqueConstraint('published_versions_number', ['noun', 'key', 'number'])
        .execute()
    },
  }
}
