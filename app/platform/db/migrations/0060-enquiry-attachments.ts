import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Adds the attachments of enquiries. Their files are named by `file`. */
export function enquiryAttachments(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTableWithId(db, engine, 'enquiry_attachments')
        .addColumn('enquiry_id', 'integer', (col) =>
          col.notNull().references('enquiries.id').onDelete('cascade'),
        )
        .addColumn('file', 'text', (col) => col.notNull().unique())
        .addColumn('document', 'text', requiredColumn)
        .addColumn('name', 'text', requiredColumn)
        .addColumn('bytes', 'integer', requiredColumn)
        .addColumn('content_hash', 'text', requiredColumn)
        .addColumn('staff_id', 'integer')
        .addColumn('who', 'text', requiredColumn)
        .addColumn('created_at', 'text', requiredColumn)
        .addColumn('deleted_at', 'text')
        .execute()
      for (const index of indexes) await sql`create ${sql.raw(index)}`.execute(db)
    },
  }
}

const indexes = [
  'index enquiry_attachments_by_enquiry on enquiry_attachments (enquiry_id, id)',
  'index enquiry_attachments_deleted on enquiry_attachments (deleted_at) where deleted_at is not null',
]
