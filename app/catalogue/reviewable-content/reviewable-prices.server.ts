import * as v from 'valibot'
import {
  storedAccessoryPriceSchema,
  storedPriceSchema,
} from '#app/catalogue/pricing/stored-price.ts'
import type { ReviewDefinition } from '#app/content/review-queue/review-definition.ts'
import * as words from '#app/content/review-queue/staff-words.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { formatRupees, formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { parseRowCount, rowCount, selectModelsOnSite } from './active-models-query.server.ts'

export const reviewablePrice: ReviewDefinition = {
  kind: 'price',
  may: 'prices.edit',
  async list(db, { before, limit }) {
    const rows = await activeModelsOnSale(db)
      .select(['id', 'name', 'price', 'price_checked_on', 'price_version'])
      .where('price_checked_on', '<', before)
      .orderBy('price_checked_on')
      .orderBy('kind')
      .orderBy('position')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      version: row.price_version,
      name: row.name,
      says: formatRupees(row.price),
      checkedOn: row.price_checked_on,
      editAt: '/admin/price',
    }))
  },
  count: (db, { before }) =>
    activeModelsOnSale(db)
      .where('price_checked_on', '<', before)
      .select(rowCount)
      .executeTakeFirstOrThrow()
      .then(parseRowCount),
  async find(db, id) {
    const row = await db
      .selectFrom('vehicles')
      .select(['name', 'price', 'price_checked_on', 'price_is_approximate', 'price_version'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const stored = {
      price: row.price,
      checkedOn: row.price_checked_on,
      isApproximate: row.price_is_approximate === 1,
      variants: [],
    }
    return { version: row.price_version, name: row.name, checkedOn: stored.checkedOn, stored }
  },
  async write(db, { id, was, stored }) {
    const { checkedOn, isApproximate } = v.parse(storedPriceSchema, stored)
    const { numUpdatedRows } = await db
      .updateTable('vehicles')
      .set({
        price_checked_on: checkedOn,
        price_is_approximate: isApproximate ? 1 : 0,
        price_version: was + 1,
      })
      .where('id', '=', id)
      .where('price_version', '=', was)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  confirmed: (stored, today) => ({ ...stored, checkedOn: today, isApproximate: false }),
}

const activeAccessories = (db: Db) =>
  db
    .selectFrom('accessories')
    .innerJoin('vehicles', 'vehicles.id', 'accessories.vehicle_id')
    .where('vehicles.deleted_at', 'is', null)

export const reviewableAccessoryPrice: ReviewDefinition = {
  kind: 'accessory',
  may: 'accessories.edit',
  async list(db, { before, limit }) {
    const rows = await activeAccessories(db)
      .select(['accessories.id', 'accessories.heading', 'accessories.part_no', 'accessories.price'])
      .select(['accessories.price_checked_on', 'accessories.version', 'vehicles.name'])
      .where('vehicles.status', '=', 1)
      .where('accessories.price_checked_on', '<', before)
      .orderBy('accessories.price_checked_on')
      .orderBy('accessories.id')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      name: words.accessoryFor(row.heading, row.name),
      says: formatRupeesExact(Number(row.price)),
      checkedOn: row.price_checked_on,
      editAt: '/admin/accessories-price',
    }))
  },
  count: (db, { before }) =>
    activeAccessories(db)
      .where('vehicles.status', '=', 1)
      .where('accessories.price_checked_on', '<', before)
      .select(rowCount)
      .executeTakeFirstOrThrow()
      .then(parseRowCount),
  async find(db, id) {
    const row = await activeAccessories(db)
      .select(['accessories.heading', 'accessories.price', 'accessories.price_checked_on'])
      .select(['accessories.version', 'vehicles.name'])
      .where('accessories.id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const stored = { price: Number(row.price), checkedOn: row.price_checked_on }
    const name = words.accessoryFor(row.heading, row.name)
    return { version: row.version, name, checkedOn: stored.checkedOn, stored }
  },
  async write(db, { id, was, stored }) {
    const { checkedOn } = v.parse(storedAccessoryPriceSchema, stored)
    const { numUpdatedRows } = await db
      .updateTable('accessories')
      .set({ price_checked_on: checkedOn, version: was + 1 })
      .where('id', '=', id)
      .where('version', '=', was)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  confirmed: (stored, today) => ({ ...stored, checkedOn: today }),
}

/** Selects models on sale. The price of any other model needs no review. */
const activeModelsOnSale = (db: Db) => selectModelsOnSite(db).where('availability', '=', 'on-sale')
