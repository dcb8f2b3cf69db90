import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Adds the colleagues whom notes and calls mention. */
export function enquiryMentions(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTableWithId(db, engine, 'enquiry_mentions')
        .addColumn('enquiry_id', 'integer', (col) =>
          col.notNull().references('enquiries.id').onDelete('cascade'),
        )
        .addColumn('event_id', 'integer', (col) =>
          col.notNull().references('desk_events.id').onDelete('cascade'),
        )
        .addColumn('staff_id', 'integer', (col) =>
          col.notNull().references('staff.id').onDelete('cascade'),
        )
        .addColumn('written', 'text', requiredColumn)
        .addColumn('read_at', 'text')
        .addUniqueConstraint('enquiry_mentions_key', ['event_id', 'staff_id'])
        .execute()
      for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(db)
    },
  }
}

const indexes = [
  'enquiry_mentions_by_person on enquiry_mentions (staff_id, enquiry_id)',
  'enquiry_mentions_by_enquiry on enquiry_mentions (enquiry_id)',
  'enquiry_mentions_unread on enquiry_mentions (staff_id, enquiry_id) where read_at is null',
]
