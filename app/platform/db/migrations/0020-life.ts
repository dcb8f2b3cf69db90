import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'
import { fillEnquiryState } from './fill-enquiry-state.ts'

/** State, assignee, next step and history of enquiries, and the indexes of the desk's lists. */
export function life(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const name of texts)
        await db.schema.alterTable('enquiries').addColumn(name, 'text').execute()
      for (const name of ['assignee_id', 'joined_to'])
        await db.schema.alterTable('enquiries').addColumn(name, 'integer').execute()
      for (const [name, initially] of counts)
        await db.schema
          .alterTable('enquiries')
          .addColumn(name, 'integer', (col) => col.notNull().defaultTo(sql.lit(initially)))
          .execute()
      await fillEnquiryState(db, engine, new Date())
      for (const [name, columns, which] of indexes)
        await sql`create index ${sql.ref(name)} on enquiries (${sql.raw(columns)}) where ${sql.raw(which)}`.execute(
          db,
        )
      await createEvents(db, engine)
      await createSeen(db)
    },
  }
}

const texts = [
  'state',
  'state_at',
  'call_by',
  'next_step_at',
  'next_step_text',
  'due_at',
  'first_call_at',
  'booking_date',
  'model',
  'email',
  'lost_reason',
  'source_json',
  'source',
]

const counts = [
  ['is_open', 0],
  ['version', 1],
] as const

/**
 * Each index starts with the columns of a desk section, filter or sort order. Further columns let
 * counts, also counts by kind, read only the index. For this, SQLite requires that the index
 * contains the columns of its condition.
 */
const indexes = [
  ['enquiries_due', 'due_at, id, kind', 'is_open = 1'],
  [
    'enquiries_new',
    'created_at, id, kind, due_at, state',
    "is_open = 1 and state in ('new', 'requested')",
  ],
  ['enquiries_mine', 'assignee_id, due_at, id, kind', 'is_open = 1 and assignee_id is not null'],
  ['enquiries_shown', 'created_at, id, kind', 'joined_to is null'],
  ['enquiries_shown_by_kind', 'kind, created_at, id, joined_to', 'joined_to is null'],
  ['enquiries_by_state', 'state, created_at, id, kind', 'joined_to is null'],
  ['enquiries_by_assignee', 'assignee_id, created_at, id, kind', 'joined_to is null'],
  ['enquiries_by_model', 'model, created_at, id', 'joined_to is null and model is not null'],
  [
    'enquiries_by_booking',
    'booking_date, id, kind',
    'joined_to is null and booking_date is not null',
  ],
  // The report also counts merged enquiries.
  ['enquiries_by_wish', 'kind, booking_date', 'booking_date is not null'],
  ['enquiries_by_source', 'source, created_at, id', 'joined_to is null and source is not null'],
  ['enquiries_by_phone', 'phone, created_at, id', 'phone is not null'],
  ['enquiries_by_email', 'email, created_at, id', 'email is not null'],
  ['enquiries_joined', 'joined_to', 'joined_to is not null'],
] as const

async function createEvents(db: Kysely<unknown>, engine: DatabaseEngine) {
  await createTableWithId(db, engine, 'desk_events')
    .addColumn('enquiry_id', 'integer', (col) =>
      col.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', requiredColumn)
    .addColumn('staff_id', 'integer', (col) => col.references('staff.id').onDelete('set null'))
    .addColumn('who', 'text', requiredColumn)
    .addColumn('type', 'text', requiredColumn)
    .addColumn('data_json', 'text', requiredColumn)
    .addColumn('text', 'text')
    .addColumn('key_hash', 'text', (col) => col.unique())
    .addColumn('content_hash', 'text')
    .addColumn('version', 'integer', requiredColumn)
    .execute()
  await db.schema
    .createIndex('desk_events_by_enquiry')
    .on('desk_events')
    .columns(['enquiry_id', 'id'])
    .execute()
}

async function createSeen(db: Kysely<unknown>) {
  await db.schema
    .createTable('desk_seen')
    .addColumn('staff_id', 'integer', (col) =>
      col.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('enquiry_id', 'integer', (col) =>
      col.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('event_id', 'integer', requiredColumn)
    .addPrimaryKeyConstraint('desk_seen_key', ['staff_id', 'enquiry_id'])
    .execute()
  await db.schema
    .createIndex('desk_seen_by_enquiry')
    .on('desk_seen')
    .columns(['enquiry_id'])
    .execute()
}
