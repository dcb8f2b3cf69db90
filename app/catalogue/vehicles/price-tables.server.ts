import type { UpdateResult } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { countRows } from '#app/platform/db/count-rows-query.server.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { Availability } from './availability.ts'
import type { StoredPrice } from './stored-price.ts'
import type { VehicleKind } from './vehicle.ts'

/** A model with its variants, or an accessory. Its prices share one version. */
export type PricedItem = StoredPrice & {
  id: number
  version: number
  /** Name of the model, or part number of the accessory. */
  name: string
  /** Name of the first variant, or description of the accessory. */
  detail: string
  isActive: boolean
  availability: Availability
}

/**
 * One row, or the rows on sale on the site whose price was last checked before a day. The latter are
 * listed by that day, at most `limit` of them.
 */
type PriceFilter = { id?: number; checkedBefore?: string; limit?: number }

type PriceUpdate = {
  id: number
  /** Version that the price must still have. Without it, any version is replaced. */
  was?: number | undefined
  /** The availability is not written. */
  price: StoredPrice
}

/** Reads and writes stored prices. Everything that changes a price of an existing row uses it. */
export type PriceTable<Item extends PricedItem> = {
  /** Lists the prices of all rows that are not deleted, or of some, in the dealer's order. */
  list: (db: Db, only?: PriceFilter) => Promise<Item[]>
  count: (db: Db, only: PriceFilter) => Promise<number>
  /** Raises the version. Updates no row if the price no longer has the version `was`. */
  write: (db: Db, update: PriceUpdate) => Promise<UpdateResult>
}

export type PricedModelItem = PricedItem & { kind: VehicleKind }
export type PricedAccessoryItem = PricedItem & { heading: string; model: string }

/** Prices of models, with the differences of their variants. */
export const modelPriceTable: PriceTable<PricedModelItem> = {
  async list(db, only = {}) {
    const { id, checkedBefore, limit } = only
    const rows = await selectModels(db, only)
      .select(['id', 'kind', 'name', 'price', 'price_checked_on', 'price_is_approximate'])
      .select(['price_version', 'status', 'availability'])
      .$if(checkedBefore !== undefined, (query) => query.orderBy('price_checked_on'))
      .orderBy('kind')
      .orderBy('position')
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute()
    let variants = db.selectFrom('variants').select(['id', 'vehicle_id', 'name', 'difference'])
    if (id !== undefined || checkedBefore !== undefined) {
      if (rows.length === 0) return []
      const ids = rows.map((row) => row.id)
      variants = variants.where('vehicle_id', 'in', ids)
    }
    const byModel = Map.groupBy(
      await variants.orderBy('position').execute(),
      (variant) => variant.vehicle_id,
    )
    return rows.map((row) => {
      const own = byModel.get(row.id) ?? []
      return {
        ...{ id: row.id, kind: row.kind, name: row.name, version: row.price_version },
        detail: own[0]?.name ?? '',
        isActive: row.status === 1,
        availability: row.availability === 'service-only' ? 'service-only' : 'on-sale',
        price: row.price,
        checkedOn: row.price_checked_on,
        isApproximate: row.price_is_approximate === 1,
        variants: own.map((it) => pick(it, ['id', 'name', 'difference'])),
      }
    })
  },

  count: (db, only) => countRows(selectModels(db, only)),

  async write(db, { id, was, price: { price, checkedOn, isApproximate, variants } }) {
    const update = db
      .updateTable('vehicles')
      .set((eb) => ({
        price,
        price_checked_on: checkedOn,
        price_is_approximate: isApproximate ? 1 : 0,
        price_version: eb('price_version', '+', 1),
      }))
      .where('id', '=', id)
    const updated = await (was === undefined
      ? update
      : update.where('price_version', '=', was)
    ).executeTakeFirst()
    if (updated.numUpdatedRows === 0n) return updated
    for (const variant of variants)
      await db
        .updateTable('variants')
        .set({ difference: variant.difference })
        .where('id', '=', variant.id)
        .where('vehicle_id', '=', id)
        .where('difference', '!=', variant.difference)
        .execute()
    return updated
  },
}

/** Prices of accessories, which are stored as text with two decimals. */
export const accessoryPriceTable: PriceTable<PricedAccessoryItem> = {
  async list(db, only = {}) {
    const { checkedBefore, limit } = only
    const rows = await selectAccessories(db, only)
      .select(['accessories.id', 'accessories.heading', 'accessories.part_no', 'accessories.price'])
      .select(['accessories.version', 'accessories.price_checked_on', 'vehicles.name'])
      .select('vehicles.status')
      .$if(checkedBefore !== undefined, (query) => query.orderBy('accessories.price_checked_on'))
      .orderBy('vehicles.kind')
      .orderBy('vehicles.position')
      .orderBy('accessories.position')
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute()
    return rows.map((row) => ({
      ...{ id: row.id, version: row.version, heading: row.heading, model: row.name },
      name: row.part_no,
      detail: `${row.heading}, ${row.name}`,
      isActive: row.status === 1,
      availability: 'on-sale',
      price: Number(row.price),
      checkedOn: row.price_checked_on,
      isApproximate: false,
      variants: [],
    }))
  },

  count: (db, only) => countRows(selectAccessories(db, only)),

  write(db, { id, was, price: { price, checkedOn } }) {
    const update = db
      .updateTable('accessories')
      .set((eb) => ({
        price: price.toFixed(2),
        price_checked_on: checkedOn,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
    return (was === undefined ? update : update.where('version', '=', was)).executeTakeFirst()
  },
}

function selectModels(db: Db, { id, checkedBefore }: PriceFilter) {
  const query = db.selectFrom('vehicles').where('deleted_at', 'is', null)
  if (id !== undefined) return query.where('id', '=', id)
  if (checkedBefore === undefined) return query
  return query
    .where('status', '=', 1)
    .where('availability', '=', 'on-sale')
    .where('price_checked_on', '<', checkedBefore)
}

function selectAccessories(db: Db, { id, checkedBefore }: PriceFilter) {
  const query = db
    .selectFrom('accessories')
    .innerJoin('vehicles', 'vehicles.id', 'accessories.vehicle_id')
    .where('vehicles.deleted_at', 'is', null)
  if (id !== undefined) return query.where('accessories.id', '=', id)
  if (checkedBefore === undefined) return query
  return query
    .where('vehicles.status', '=', 1)
    .where('accessories.price_checked_on', '<', checkedBefore)
}
