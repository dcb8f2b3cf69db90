import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { flag, required, tableWithId } from './columns.ts'
import type { Engine } from './engine.ts'

export function firstTables(engine: Engine): Migration {
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
    .addColumn('revision', 'integer', required)
    .execute()
  await sql`insert into content (id, revision) values (1, 1)`.execute(db)
}

async function createVehicles(db: Kysely<unknown>, engine: Engine) {
  await tableWithId(db, engine, 'vehicles')
    .addColumn('kind', 'text', required)
    .addColumn('key', 'text', (col) => col.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('slug', 'text', (col) => col.notNull().unique())
    .addColumn('form_value', 'text', (col) => col.unique())
    .addColumn('status', 'integer', flag(1))
    .addColumn('has_details', 'integer', flag(1))
    .addColumn('position', 'integer', required)
    .addColumn('note', 'text')
    .addColumn('tagline', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('use', 'text', required)
    .addColumn('engine_cc', 'real')
    .addColumn('price', 'integer', required)
    .addColumn('price_checked_on', 'text', required)
    .addColumn('summary_json', 'text', required)
    .addColumn('specifications_json', 'text', required)
    .addColumn('sources_json', 'text', required)
    .addColumn('picture_folder', 'text', required)
    .addColumn('turntable_folder', 'text', required)
    .addColumn('has_placeholder_pictures', 'integer', flag(0))
    .execute()

  await partOfVehicle(db, engine, 'variants')
    .addColumn('name', 'text', required)
    .addColumn('difference', 'integer', required)
    .execute()
  await partOfVehicle(db, engine, 'colours')
    .addColumn('name', 'text', required)
    .addColumn('slug', 'text', required)
    .addColumn('swatch', 'text', required)
    .addColumn('swatch2', 'text')
    .addColumn('hero', 'text', required)
    .addColumn('icon', 'text', required)
    .execute()
  await partOfVehicle(db, engine, 'features')
    .addColumn('heading', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('picture', 'text', required)
    .execute()
  await partOfVehicle(db, engine, 'accessories')
    .addColumn('heading', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('part_no', 'text', required)
    .addColumn('price', 'text', required)
    .addColumn('picture', 'text', required)
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

function partOfVehicle(db: Kysely<unknown>, engine: Engine, name: string) {
  return tableWithId(db, engine, name)
    .addColumn('vehicle_id', 'integer', (col) =>
      col.notNull().references('vehicles.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', required)
}

async function createShopWindow(db: Kysely<unknown>, engine: Engine) {
  await tableWithId(db, engine, 'slides')
    .addColumn('position', 'integer', required)
    .addColumn('picture', 'text', required)
    .addColumn('tall_picture', 'text')
    .addColumn('headline', 'text', required)
    .addColumn('line', 'text', required)
    .addColumn('link_text', 'text', required)
    .addColumn('link_href', 'text', required)
    .execute()
  await db.schema
    .createTable('films')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('title', 'text', required)
    .addColumn('poster', 'text', required)
    .addColumn('youtube_id', 'text')
    .addColumn('file', 'text')
    .execute()
  await tableWithId(db, engine, 'gallery_images')
    .addColumn('picture', 'text', required)
    .addColumn('caption', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await tableWithId(db, engine, 'offers')
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('picture', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('dealers')
    .addColumn('id', 'integer', (col) => col.primaryKey())
    .addColumn('facts_json', 'text', required)
    .execute()
}

async function createEnquiries(db: Kysely<unknown>, engine: Engine) {
  await tableWithId(db, engine, 'enquiries')
    .addColumn('kind', 'text', required)
    .addColumn('reference', 'text', (col) => col.notNull().unique())
    .addColumn('idempotency_key', 'text', (col) => col.unique())
    .addColumn('answers_json', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createIndex('enquiries_by_kind')
    .on('enquiries')
    .columns(['kind', 'created_at', 'id'])
    .execute()
}

/** SQLite keeps a trigram index beside the table; PostgreSQL has one where the extension may be made. */
async function createEnquirySearch(db: Kysely<unknown>, engine: Engine) {
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

async function createStaff(db: Kysely<unknown>, engine: Engine) {
  await tableWithId(db, engine, 'staff')
    .addColumn('user_id', 'text', (col) => col.notNull().unique())
    .addColumn('user_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('mobile_no', 'text', required)
    .addColumn('city', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text')
    .addColumn('failed_logins', 'integer', flag(0))
    .execute()
  await db.schema
    .createTable('staff_addresses')
    .addColumn('staff_id', 'integer', (col) =>
      col.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', required)
    .addPrimaryKeyConstraint('staff_addresses_key', ['staff_id', 'address'])
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (col) => col.primaryKey())
    .addColumn('staff_id', 'integer', (col) =>
      col.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .execute()
}
