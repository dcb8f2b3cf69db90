import {
  accessoryPriceTable,
  modelPriceTable,
  type PricedAccessoryItem,
  type PricedItem,
  type PricedModelItem,
  type PriceTable,
} from '#app/catalogue/vehicles/price-tables.server.ts'
import { auditedPriceChange, parseStoredPrice } from '#app/catalogue/vehicles/stored-price.ts'
import { listBulkChangesOf } from '#app/platform/audit/bulk-change-store.server.ts'
import type { Change } from '#app/platform/audit/change.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { ReviewableKind } from '#app/platform/audit/reviewable-kind.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'

export type PricedList<Item extends PricedItem> = {
  table: PriceTable<Item>
  /** Kind of the items in bulk changes and in the audit log. */
  fact: ReviewableKind
  /** Capability to change these prices. */
  may: Capability
  /** Converts a price to its form in the audit log. */
  audited: (price: number) => number | string
}

const prices: PricedList<PricedModelItem> = {
  table: modelPriceTable,
  fact: 'price',
  may: 'prices.edit',
  audited: (price) => price,
}

const accessories: PricedList<PricedAccessoryItem> = {
  table: accessoryPriceTable,
  fact: 'accessory',
  may: 'accessories.edit',
  audited: (price) => price.toFixed(2),
}

/** The two lists of prices, with everything in which they differ. */
export const pricedLists = { prices, accessories }

/** Subject in the audit log of a change of one price, such as `price/3`. */
export const priceSubject = ({ fact }: Pick<PricedList<PricedItem>, 'fact'>, id: number) =>
  `${fact}/${id}`

/** Lists the changes of one price, alone or together with others, newest first. */
export async function listPriceHistory(
  db: Db,
  { fact, audited }: Pick<PricedList<PricedItem>, 'fact' | 'audited'>,
  { id, limit }: { id: number; limit: number },
): Promise<Change[]> {
  const subject = priceSubject({ fact }, id)
  const single = await changeStore(db).listOf(subject, limit)
  const bulk = await listBulkChangesOf(db, { fact, id, limit })
  const told = bulk.map(({ item, ...change }) => {
    const [before, after] = [parseStoredPrice(item.before), parseStoredPrice(item.after)]
    const values =
      before && after ? auditedPriceChange({ before, after }, audited) : { before: {}, after: {} }
    // A negative id differs from the ids of single changes, which are positive.
    return { ...change, id: -change.id, action: 'changed', subject, label: item.name, ...values }
  })
  return [...single, ...told].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
}
