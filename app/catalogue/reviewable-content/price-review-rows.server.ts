import * as v from 'valibot'
import { type PricedList, pricedLists } from '#app/catalogue/pricing/priced-lists.server.ts'
import type { PricedItem } from '#app/catalogue/vehicles/price-tables.server.ts'
import { pickStoredPrice, storedPriceSchema } from '#app/catalogue/vehicles/stored-price.ts'
import type { ReviewRows } from '#app/content/review-queue/review-definition.ts'
import * as words from '#app/content/review-queue/staff-words.ts'
import { formatRupees, formatRupeesExact } from '#app/platform/money/format-rupees.ts'

/** The price of a model that is not on sale needs no review. */
export const priceReviewRows = priceReviewRowsOf(pricedLists.prices, {
  nameOf: ({ name }) => name,
  format: formatRupees,
  editAt: '/admin/price',
})

export const accessoryReviewRows = priceReviewRowsOf(pricedLists.accessories, {
  nameOf: ({ heading, model }) => words.accessoryFor(heading, model),
  format: formatRupeesExact,
  editAt: '/admin/accessories-price',
})

type Presentation<Item> = {
  nameOf: (item: Item) => string
  format: (price: number) => string
  editAt: string
}

function priceReviewRowsOf<Item extends PricedItem>(
  { table, may }: PricedList<Item>,
  { nameOf, format, editAt }: Presentation<Item>,
): ReviewRows {
  return {
    may,
    async list(db, { before, limit }) {
      const due = await table.list(db, { checkedBefore: before, limit })
      return due.map((item) => ({
        ...{ id: item.id, version: item.version, name: nameOf(item), editAt },
        says: format(item.price),
        checkedOn: item.checkedOn,
      }))
    },
    count: (db, { before }) => table.count(db, { checkedBefore: before }),
    async find(db, id) {
      const item = (await table.list(db, { id })).at(0)
      if (!item) return undefined
      const { version, checkedOn } = item
      // The differences of variants stay as they are.
      const stored = { ...pickStoredPrice(item), variants: [] }
      return { version, name: nameOf(item), checkedOn, stored }
    },
    async write(db, { id, was, stored }) {
      const price = v.parse(storedPriceSchema, stored)
      return (await table.write(db, { id, was, price })).numUpdatedRows > 0n
    },
    confirmed: (stored, today) => ({ ...stored, checkedOn: today, isApproximate: false }),
  }
}
