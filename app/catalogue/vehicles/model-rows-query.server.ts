import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { NewVehicle } from '#app/platform/db/schema-catalogue.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { ModelDocument } from './model-content.ts'
import { type ModelRows, modelToRows, type StoredModel } from './model-rows.ts'
import { accessoryPriceTable, modelPriceTable } from './price-tables.server.ts'

/** Inserts a new model with its variants, colours, features and accessories. Returns its id. */
export async function insertModel(db: Db, model: ModelDocument): Promise<number> {
  const rows = modelToRows(model)
  const { id } = await db
    .insertInto('vehicles')
    .values(rows.vehicle)
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertModelChildren(db, id, rows)
  return id
}

async function insertModelChildren(
  db: Db,
  id: number,
  { variants, colours, features, accessories }: Omit<ModelRows, 'vehicle'>,
): Promise<void> {
  const of = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, vehicle_id: id }))
  await db.insertInto('variants').values(of(variants)).execute()
  await db.insertInto('colours').values(of(colours)).execute()
  if (features.length > 0) await db.insertInto('features').values(of(features)).execute()
  if (accessories.length > 0) await db.insertInto('accessories').values(of(accessories)).execute()
}

/** Reads all rows of a model. Returns undefined if there is none. */
export async function findStoredModel(db: Db, id: number): Promise<StoredModel | undefined> {
  const vehicle = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!vehicle) return undefined
  return { vehicle, ...(await readModelChildren(db, id)) }
}

async function readModelChildren(db: Db, id: number) {
  const [variants, colours, features, accessories] = await Promise.all([
    db
      .selectFrom('variants')
      .selectAll()
      .where('vehicle_id', '=', id)
      .orderBy('position')
      .execute(),
    db.selectFrom('colours').selectAll().where('vehicle_id', '=', id).orderBy('position').execute(),
    db
      .selectFrom('features')
      .selectAll()
      .where('vehicle_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('accessories')
      .selectAll()
      .where('vehicle_id', '=', id)
      .orderBy('position')
      .execute(),
  ])
  return { variants, colours, features, accessories }
}

/** Columns that a draft never changes: each has its own endpoint. */
const liveColumns = [
  'status',
  'price',
  'price_checked_on',
  'price_is_approximate',
  'position',
  'specifications_checked_on',
] as const

/**
 * Writes the differences between two documents of a stored model. Unchanged columns stay untouched.
 * A row keeps its id if its name, slug, position or part number is the same.
 */
export async function updateModel(
  db: Db,
  id: number,
  { before, after }: { before: ModelDocument; after: ModelDocument },
): Promise<void> {
  const [was, is] = [modelToRows(before), modelToRows(after)]
  const changed = Object.entries(is.vehicle).filter(
    ([column, value]) =>
      !liveColumns.some((it) => it === column) &&
      value !== Object.entries(was.vehicle).find(([name]) => name === column)?.[1],
  )
  if (changed.length > 0)
    await db.updateTable('vehicles').set(Object.fromEntries(changed)).where('id', '=', id).execute()
  await updateSpecificationVersion(db, id, { was: was.vehicle, is: is.vehicle })

  const { variants, colours, features, accessories } = await readModelChildren(db, id)
  const at = { vehicle_id: id }
  await syncRows(variants, is.variants, (it) => it.name, {
    insert: (row) =>
      db
        .insertInto('variants')
        .values({ ...row, ...at })
        .execute(),
    // The price difference of an existing variant is a live column too.
    update: (number, { difference: _, ...row }) =>
      db.updateTable('variants').set(row).where('id', '=', number).execute(),
    remove: (number) => db.deleteFrom('variants').where('id', '=', number).execute(),
  })
  await syncRows(colours, is.colours, (it) => it.slug, {
    insert: (row) =>
      db
        .insertInto('colours')
        .values({ ...row, ...at })
        .execute(),
    update: (number, row) => db.updateTable('colours').set(row).where('id', '=', number).execute(),
    remove: (number) => db.deleteFrom('colours').where('id', '=', number).execute(),
  })
  await syncRows(features, is.features, (it) => String(it.position), {
    insert: (row) =>
      db
        .insertInto('features')
        .values({ ...row, ...at })
        .execute(),
    update: (number, row) => db.updateTable('features').set(row).where('id', '=', number).execute(),
    remove: (number) => db.deleteFrom('features').where('id', '=', number).execute(),
  })
  await syncRows(accessories, is.accessories, (it) => it.part_no, {
    insert: (row) =>
      db
        .insertInto('accessories')
        .values({ ...row, ...at })
        .execute(),
    update: (number, { price: _, price_checked_on: __, ...row }) =>
      db.updateTable('accessories').set(row).where('id', '=', number).execute(),
    remove: (number) => db.deleteFrom('accessories').where('id', '=', number).execute(),
  })
}

/** Writes the live columns: prices, position and status. */
export async function writeLiveColumns(
  db: Db,
  id: number,
  { before, after }: { before: ModelDocument; after: ModelDocument },
): Promise<void> {
  const { vehicle, variants, accessories } = modelToRows(after)
  await db
    .updateTable('vehicles')
    .set(pick(vehicle, ['status', 'position', 'specifications_checked_on']))
    .where('id', '=', id)
    .execute()
  const stored = await readModelChildren(db, id)
  const { price, priceCheckedOn: checkedOn, priceIsApproximate: isApproximate } = after
  const differences = stored.variants.map(({ id: of, name, difference }) => ({
    ...{ id: of, name },
    difference: variants.find((it) => it.name === name)?.difference ?? difference,
  }))
  const own = { price, checkedOn, isApproximate, variants: differences }
  await modelPriceTable.write(db, { id, price: own })
  const prices = new Map(before.accessories.map((it) => [it.partNo, it.price]))
  for (const { part_no, price: now } of accessories) {
    const accessory = stored.accessories.find((it) => it.part_no === part_no)
    if (!accessory || prices.get(part_no) === now) continue
    const changed = { ...own, price: Number(now), variants: [] }
    await accessoryPriceTable.write(db, { id: accessory.id, price: changed })
  }
}

const specificationColumns = ['summary_json', 'specifications_json', 'figures_json'] as const

/**
 * Gives changed specifications a new version. A source that was checked after the last confirmation
 * moves the day of confirmation.
 */
async function updateSpecificationVersion(
  db: Db,
  id: number,
  { was, is }: { was: NewVehicle; is: NewVehicle },
): Promise<void> {
  const checkedOn = is.specifications_checked_on
  if (specificationColumns.some((column) => was[column] !== is[column]))
    await db
      .updateTable('vehicles')
      .set((eb) => ({ specifications_version: eb('specifications_version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  if (checkedOn === was.specifications_checked_on) return
  await db
    .updateTable('vehicles')
    .set({ specifications_checked_on: checkedOn })
    .where('id', '=', id)
    .where('specifications_checked_on', '<', checkedOn)
    .execute()
}

async function syncRows<New>(
  there: readonly (New & { id: number })[],
  wanted: readonly New[],
  nameOf: (row: New) => string,
  write: {
    insert: (row: New) => Promise<unknown>
    update: (id: number, row: New) => Promise<unknown>
    remove: (id: number) => Promise<unknown>
  },
): Promise<void> {
  const known = new Map(there.map((row) => [nameOf(row), row.id]))
  for (const row of wanted) {
    const id = known.get(nameOf(row))
    known.delete(nameOf(row))
    await (id === undefined ? write.insert(row) : write.update(id, row))
  }
  for (const id of known.values()) await write.remove(id)
}
