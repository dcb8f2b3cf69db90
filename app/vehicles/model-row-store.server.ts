import type { Db } from '#app/db/connect.server.ts'
import type { ModelDocument } from './model.ts'
import { type ModelRows, rowsOf, type StoredModel } from './model-rows.ts'

/** Writes a model that is not there yet. Returns its number. */
export async function insertModel(db: Db, model: ModelDocument): Promise<number> {
  const rows = rowsOf(model)
  const { id } = await db
    .insertInto('vehicles')
    .values(rows.vehicle)
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertParts(db, id, rows)
  return id
}

/** The parts that stand in tables of their own. */
export const partTables = ['variants', 'colours', 'features', 'accessories'] as const

async function insertParts(db: Db, id: number, rows: Omit<ModelRows, 'vehicle'>): Promise<void> {
  for (const table of partTables) {
    const values = rows[table].map((row) => ({ ...row, vehicle_id: id }))
    if (values.length > 0) await db.insertInto(table).values(values).execute()
  }
}

/** What the tables hold of a model, or undefined. */
export async function readStored(db: Db, id: number): Promise<StoredModel | undefined> {
  const vehicle = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!vehicle) return undefined
  const parts = <Table extends (typeof partTables)[number]>(table: Table) =>
    db.selectFrom(table).selectAll().where('vehicle_id', '=', id).orderBy('position')
  return {
    vehicle,
    variants: await parts('variants').execute(),
    colours: await parts('colours').execute(),
    features: await parts('features').execute(),
    accessories: await parts('accessories').execute(),
  }
}
