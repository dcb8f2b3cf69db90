import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, flagColumn, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

/** Adds the job cards of the workshop, and their estimates. */
export function jobCards(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('job_cards')
        .addColumn('enquiry_id', 'integer', (col) =>
          col.primaryKey().references('enquiries.id').onDelete('cascade'),
        )
        .addColumn('kilometres', 'integer')
        .addColumn('complaints', 'text')
        .addColumn('work_done', 'text')
        .addColumn('mechanic', 'text')
        .addColumn('ready_day', 'text')
        .addColumn('ready_time', 'text')
        .addColumn('created_at', 'text', requiredColumn)
        .addColumn('version', 'integer', flagColumn(1))
        .execute()
      await createTableWithId(db, engine, 'job_estimates')
        .addColumn('enquiry_id', 'integer', (col) =>
          col.notNull().references('enquiries.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', requiredColumn)
        .addColumn('lines_json', 'text', requiredColumn)
        .addColumn('total', 'integer', requiredColumn)
        .addColumn('staff_id', 'integer')
        .addColumn('sent_at', 'text', requiredColumn)
        .addColumn('answer', 'text')
        .addColumn('answered_at', 'text')
        .addColumn('answered_by', 'integer')
        .addColumn('note', 'text')
        .addUniqueConstraint('job_estimates_key', ['enquiry_id', 'number'])
        .execute()
      for (const index of indexes) await sql`create ${sql.raw(index)}`.execute(db)
    },
  }
}

const indexes = ['index enquiries_by_plate_day on enquiries (plate, booking_date)']
