import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, flagColumn, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Adds quotations, the keys that sign them, and the secrets from which addresses are computed. */
export function quotations(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('site_secrets')
        .addColumn('name', 'text', (col) => col.primaryKey())
        .addColumn('secret', 'text', requiredColumn)
        .addColumn('created_at', 'text', requiredColumn)
        .execute()
      await db.schema
        .createTable('signing_keys')
        .addColumn('number', 'integer', (col) => col.primaryKey())
        .addColumn('key_id', 'text', (col) => col.notNull().unique())
        .addColumn('public_key', 'text', requiredColumn)
        .addColumn('private_key', 'text', requiredColumn)
        .addColumn('created_at', 'text', requiredColumn)
        .execute()
      await createTableWithId(db, engine, 'quotations')
        .addColumn('number', 'text', requiredColumn)
        .addColumn('revision', 'integer', requiredColumn)
        .addColumn('enquiry_id', 'integer', (col) =>
          col.notNull().references('enquiries.id').onDelete('cascade'),
        )
        .addColumn('state', 'text', requiredColumn)
        .addColumn('model', 'text', requiredColumn)
        .addColumn('total', 'integer', requiredColumn)
        .addColumn('discount', 'integer', requiredColumn)
        .addColumn('valid_until', 'text', requiredColumn)
        .addColumn('table_version', 'text', requiredColumn)
        .addColumn('document_json', 'text', requiredColumn)
        .addColumn('choices_json', 'text', requiredColumn)
        .addColumn('note', 'text', requiredColumn)
        .addColumn('made_by', 'integer')
        .addColumn('made_by_name', 'text', requiredColumn)
        .addColumn('approved_by', 'integer')
        .addColumn('approved_by_name', 'text')
        .addColumn('approved_at', 'text')
        .addColumn('link_hash', 'text', (col) => col.notNull().unique())
        .addColumn('link_version', 'integer', flagColumn(1))
        .addColumn('key_id', 'text')
        .addColumn('signature', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('answered_at', 'text')
        .addColumn('difference', 'integer')
        .addColumn('checked_on', 'text')
        .addColumn('created_at', 'text', requiredColumn)
        .addColumn('version', 'integer', flagColumn(1))
        .addUniqueConstraint('quotations_number', ['number', 'revision'])
        .execute()
      for (const index of indexes) await sql`create ${sql.raw(index)}`.execute(db)
    },
  }
}

const indexes = [
  'index quotations_by_enquiry on quotations (enquiry_id, id)',
  'index quotations_by_state on quotations (state, valid_until)',
]
