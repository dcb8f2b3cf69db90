import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTableWithId, requiredColumn } from './column-helpers.ts'
import type { DatabaseEngine } from './database-engine.ts'

type Database = {
  vehicles: {
    id: number
    price_checked_on: string
    sources_json: string
    specifications_checked_on: string
  }
  accessories: { id: number; vehicle_id: number; price_checked_on: string }
  offers: { id: number; created_at: string; confirmed_on: string }
  changes: { subject: string; action: string; at: string }
}

/**
 * Adds the day of the last confirmation to specifications, accessory prices and offers; model
 * prices already have this day. Adds bulk changes that can be undone. Existing rows get a day from
 * the database, never the present day. A specification gets the newest day of its sources. An
 * accessory price or an offer gets the day of its last audited edit. Without an audited edit, an
 * accessory price gets the older of the model's two days, and an offer the day of its creation.
 */
export function confirmed(engine: DatabaseEngine): Migration {
  return {
    // The same connection with two types: one without tables, and one with the tables that this
    // migration fills.
    async up(unknownTables: Kysely<unknown>) {
      const db = unknownTables.withTables<Database>()
      await addColumns(db)
      await fillVehicles(db)
      await fillEdited(db)
      await createTableWithId(unknownTables, engine, 'bulk_changes')
        .addColumn('kind', 'text', requiredColumn)
        .addColumn('at', 'text', requiredColumn)
        .addColumn('who', 'text', requiredColumn)
        .addColumn('origin', 'text', requiredColumn)
        .addColumn('steps_json', 'text', requiredColumn)
        .addColumn('before_json', 'text')
        .addColumn('undone_at', 'text')
        .addColumn('undone_by', 'text')
        .execute()
    },
  }
}

async function addColumns(db: Kysely<Database>): Promise<void> {
  const days = [
    ['vehicles', 'specifications_checked_on'],
    ['accessories', 'price_checked_on'],
    ['offers', 'confirmed_on'],
  ] as const
  for (const [table, column] of days)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', (col) => requiredColumn(col).defaultTo(''))
      .execute()
  await db.schema
    .alterTable('vehicles')
    .addColumn('specifications_version', 'integer', (col) => requiredColumn(col).defaultTo(1))
    .execute()
}

async function fillVehicles(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'price_checked_on', 'sources_json'])
    .execute()
  for (const { id, price_checked_on: priceDay, sources_json: sources } of rows) {
    const checkedOn = newestDayIn(sources) ?? priceDay
    await db
      .updateTable('vehicles')
      .set({ specifications_checked_on: checkedOn })
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('accessories')
      .set({ price_checked_on: checkedOn < priceDay ? checkedOn : priceDay })
      .where('vehicle_id', '=', id)
      .execute()
  }
}

/** Instants of the audit log are in UTC, so the day is the dealer's day or the day before it. */
async function fillEdited(db: Kysely<Database>): Promise<void> {
  const offers = await db.selectFrom('offers').select(['id', 'created_at']).execute()
  for (const { id, created_at: at } of offers)
    await db
      .updateTable('offers')
      .set({ confirmed_on: at.slice(0, 10) })
      .where('id', '=', id)
      .execute()
  const edits = await db
    .selectFrom('changes')
    .select(({ fn }) => ['subject', fn.max('at').as('at')])
    .where('action', 'in', ['changed', 'changed the price of'])
    .where((eb) => eb.or([eb('subject', 'like', 'accessory/%'), eb('subject', 'like', 'offer/%')]))
    .groupBy('subject')
    .execute()
  for (const { subject, at } of edits) {
    const [noun, id] = subject.split('/')
    const day = at.slice(0, 10)
    if (noun === 'offer')
      await db
        .updateTable('offers')
        .set({ confirmed_on: day })
        .where('id', '=', Number(id))
        .execute()
    else
      await db
        .updateTable('accessories')
        .set({ price_checked_on: day })
        .where('id', '=', Number(id))
        .execute()
  }
}

/** Parses the sources in their present form; returns undefined if there is no day. */
function newestDayIn(sources: string): string | undefined {
  const days = [...sources.matchAll(/"checkedOn":"(\d{4}-\d{2}-\d{2})"/g)].flatMap(
    ([, day]) => day ?? [],
  )
  return days.sort().at(-1)
}
