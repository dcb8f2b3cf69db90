import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, flagColumn, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

export function firstTables(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createContent(db)
      await createVehicles(db, engine)
      await createShopWindow(db, engine)
      await createEnquiries(db, engine)
      await createEnquirySearch(db, engine)
      await createStaff(db, engine)
    },
  }
}

async function createContent(db: Kysely<unknown>) {
  await db.schema
    .createTable('content')
    .addColumn('id', 'integer', (col) => col.primaryKey())
    .addColumn('revision', 'integer', requiredColumn)
    .execute()
  await sql`insert into content (id, revision) values (1, 1)`.execute(db)
}

async function createVehicles(db: Kysely<unknown>, engine: DatabaseEngine) {
  await createTableWithId(db, engine, 'vehicles')
    .addColumn('kind', 'text', requiredColumn)
    .addColumn('key', 'text', (col) => col.notNull().unique())
    .addColumn('name', 'text', requiredColumn)
    .addColumn('slug', 'text', (col) => col.notNull().unique())
    .addColumn('form_value', 'text', (col) => col.unique())
    .addColumn('status', 'integer', flagColumn(1))
    .addColumn('has_details', 'integer', flagColumn(1))
    .addColumn('position', 'integer', requiredColumn)
    .addColumn('note', 'text')
    .addColumn('tagline', 'text', requiredColumn)
    .addColumn('description', 'text', requiredColumn)
    .addColumn('use', 'text', requiredColumn)
    .addColumn('engine_cc', 'real')
    .addColumn('price', 'integer', requiredColumn)
    .addColumn('price_checked_on', 'text', requiredColumn)
    .addColumn('summary_json', 'text', requiredColumn)
    .addColumn('specifications_json', 'text', requiredColumn)
    .addColumn('sources_json', 'text', requiredColumn)
    .addColumn('picture_folder', 'text', requiredColumn)
    .addColumn('turntable_folder', 'text', requiredColumn)
    .addColumn('has_placeholder_pictures', 'integer', flagColumn(0))
    .execute()

  await partOfVehicle(db, engine, 'variants')
    .addColumn('name', 'text', requiredColumn)
    .addColumn('difference', 'integer', requiredColumn)
    .execute()
  await partOfVehicle(db, engine, 'colours')
    .addColumn('name', 'text', requiredColumn)
    .addColumn('slug', 'text', requiredColumn)
    .addColumn('swatch', 'text', requiredColumn)
    .addColumn('swatch2', 'text')
    .addColumn('hero', 'text', requiredColumn)
    .addColumn('icon', 'text', requiredColumn)
    .execute()
  await partOfVehicle(db, engine, 'features')
    .addColumn('heading', 'text', requiredColumn)
    .addColumn('description', 'text', requiredColumn)
    .addColumn('picture', 'text', requiredColumn)
    .execute()
  await partOfVehicle(db, engine, 'accessories')
    .addColumn('heading', 'text', requiredColumn)
    .addColumn('description', 'text', requiredColumn)
    .addColumn('part_no', 'text', requiredColumn)
    .addColumn('price', 'text', requiredColumn)
    .addColumn('picture', 'text', requiredColumn)
    .execute()

  await db.schema
    .createIndex('vehicles_by_kind')
    .on('vehicles')
    .columns(['kind', 'position'])
    .execute()
  for (const part of ['variants', 'colours', 'features', 'accessories']) {
    await db.schema
      .createIndex(`${part}_by_vehicle`)
      .on(part)
      .columns(['vehicle_id', 'position'])
      .execute()
  }
}

function partOfVehicle(db: Kysely<unknown>, engine: DatabaseEngine, name: string) {
  return createTableWithId(db, engine, name)
    .addColumn('vehicle_id', 'integer', (col) =>
      col.notNull().references('vehicles.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', requiredColumn)
}

async function createShopWindow(db: Kysely<unknown>, engine: DatabaseEngine) {
  await createTableWithId(db, engine, 'slides')
    .addColumn('position', 'integer', requiredColumn)
    .addColumn('picture', 'text', requiredColumn)
    .addColumn('tall_picture', 'text')
    .addColumn('headline', 'text', requiredColumn)
    .addColumn('line', 'text', requiredColumn)
    .addColumn('link_text', 'text', requiredColumn)
    .addColumn('link_href', 'text', requiredColumn)
    .execute()
  await db.schema
    .createTable('films')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('title', 'text', requiredColumn)
    .addColumn('poster', 'text', requiredColumn)
    .addColumn('youtube_id', 'text')
    .addColumn('file', 'text')
    .execute()
  await createTableWithId(db, engine, 'gallery_images')
    .addColumn('picture', 'text', requiredColumn)
    .addColumn('caption', 'text', requiredColumn)
    .addColumn('created_at', 'text', requiredColumn)
    .execute()
  await createTableWithId(db, engine, 'offers')
    .addColumn('title', 'text', requiredColumn)
    .addColumn('description', 'text', requiredColumn)
    .addColumn('picture', 'text', requiredColumn)
    .addColumn('created_at', 'text', requiredColumn)
    .execute()
  await db.schema
    .createTable('dealers')
    .addColumn('id', 'integer', (col) => col.primaryKey())
    .addColumn('facts_json', 'text', requiredColumn)
    .execute()
}

async function createEnquiries(db: Kysely<unknown>, engine: DatabaseEngine) {
  await createTableWithId(db, engine, 'enquiries')
    .addColumn('kind', 'text', requiredColumn)
    .addColumn('reference', 'text', (col) => col.notNull().unique())
    .addColumn('idempotency_key', 'text', (col) => col.unique())
    .addColumn('answers_json', 'text', requiredColumn)
    .addColumn('search_text', 'text', requiredColumn)
    .addColumn('created_at', 'text', requiredColumn)
    .execute()
  await db.schema
    .createIndex('enquiries_by_kind')
    .on('enquiries')
    .columns(['kind', 'created_at', 'id'])
    .execute()
}

/**
 * SQLite has a trigram index beside the table. PostgreSQL has a trigram index if the extension can
 * be created.
 */
async function createEnquirySearch(db: Kysely<unknown>, engine: DatabaseEngine) {
  if (engine === 'sqlite') {
    await sql`create virtual table enquiry_search using fts5(search_text, content='enquiries', content_rowid='id', tokenize='trigram')`.execute(
      db,
    )
    await sql`create trigger enquiry_search_insert after insert on enquiries begin
      insert into enquiry_search(rowid, search_text) values (new.id, new.search_text); end`.execute(
      db,
    )
    await sql`create trigger enquiry_search_delete after delete on enquiries begin
      insert into enquiry_search(enquiry_search, rowid, search_text) values ('delete', old.id, old.search_text); end`.execute(
      db,
    )
    await sql`create trigger enquiry_search_update after update of search_text on enquiries begin
      insert into enquiry_search(enquiry_search, rowid, search_text) values ('delete', old.id, old.search_text);
      insert into enquiry_search(rowid, search_text) values (new.id, new.search_text); end`.execute(
      db,
    )
    return
  }
  const available = await sql<{
    name: string
  }>`select name from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  if (available.rows.length === 0) return
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index enquiry_search on enquiries using gin (search_text gin_trgm_ops)`.execute(
    db,
  )
}

async function createStaff(db: Kysely<unknown>, engine: DatabaseEngine) {
  await createTableWithId(db, engine, 'staff')
    .addColumn('user_id', 'text', (col) => col.notNull().unique())
    .addColumn('user_name', 'text', requiredColumn)
    .addColumn('email', 'text', requiredColumn)
    .addColumn('mobile_no', 'text', requiredColumn)
    .addColumn('city', 'text', requiredColumn)
    .addColumn('password_hash', 'text', requiredColumn)
    .addColumn('status', 'text', requiredColumn)
    .addColumn('created_at', 'text', requiredColumn)
    .addColumn('expires_at', 'text')
    .addColumn('failed_logins', 'integer', flagColumn(0))
    .execute()
  await db.schema
    .createTable('staff_addresses')
    .addColumn('staff_id', 'integer', (col) =>
      col.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', requiredColumn)
    .addPrimaryKeyConstraint('staff_addresses_key', ['staff_id', 'address'])
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (col) => col.primaryKey())
    .addColumn('staff_id', 'integer', (col) =>
      col.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', requiredColumn)
    .addColumn('last_seen_at', 'text', requiredColumn)
    .execute()
}
