import * as v from 'valibot'
import {
  type StoredAccessoryPrice,
  storedAccessoryPriceSchema,
} from '#app/catalogue/pricing/stored-price.ts'
import type { PriceListDefinition } from './price-list-definition.ts'

/** Definition of the price list of accessories. */
export const accessoryPriceListDefinition: PriceListDefinition<StoredAccessoryPrice> = {
  fact: 'accessory',

  async read(db) {
    const rows = await db
      .selectFrom('accessories')
      .innerJoin('vehicles', 'vehicles.id', 'accessories.vehicle_id')
      .select(['accessories.id', 'accessories.heading', 'accessories.part_no', 'accessories.price'])
      .select(['accessories.version', 'accessories.price_checked_on', 'vehicles.name'])
      .select('vehicles.status')
      .where('vehicles.deleted_at', 'is', null)
      .orderBy('vehicles.kind')
      .orderBy('vehicles.position')
      .orderBy('accessories.position')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      name: row.part_no,
      label: `${row.heading}, ${row.name}`,
      isActive: row.status === 1,
      isOnSale: true,
      stored: { price: Number(row.price), checkedOn: row.price_checked_on },
    }))
  },

  lines: ({ id, version, name, label, isActive, isOnSale, stored: { price } }) => [
    { id, variant: null, version, name, detail: label ?? '', isActive, isOnSale, price },
  ],

  next: ({ stored }, edits, today) => ({
    stored: { price: edits[0]?.price ?? stored.price, checkedOn: today },
  }),

  isSame: (one, other) => one.price === other.price,

  isUntouched: () => true,

  movesAvailability: () => false,

  async write(db, { id, was, stored }) {
    const { numUpdatedRows } = await db
      .updateTable('accessories')
      .set({
        price: stored.price.toFixed(2),
        price_checked_on: stored.checkedOn,
        version: was + 1,
      })
      .where('id', '=', id)
      .where('version', '=', was)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  readBefore({ before }) {
    const read = v.safeParse(storedAccessoryPriceSchema, before)
    return read.success ? read.output : undefined
  },

  tell: (name, { price }) => ({ [name]: price.toFixed(2) }),
}
