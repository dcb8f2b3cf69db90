import * as v from 'valibot'
import { pricedLists } from '#app/catalogue/pricing/priced-lists.server.ts'
import { writeAvailability } from '#app/catalogue/vehicles/availability-query.server.ts'
import type { PricedItem } from '#app/catalogue/vehicles/price-tables.server.ts'
import { parseStoredPrice } from '#app/catalogue/vehicles/stored-price.ts'
import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import {
  type BulkChangeKind,
  type BulkTransaction,
  type ItemOutcome,
  RefusedItemsError,
  refuseItems,
  undoBulkChange,
  writeItems,
} from '#app/platform/audit/bulk-change.server.ts'
import {
  type BulkChange,
  bulkChangeStore,
  type StoredBulkItem,
} from '#app/platform/audit/bulk-change-store.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import {
  auditedPriceChanges,
  findPriceChanges,
  findStaleEdits,
  hasNewAvailability,
  type PriceChange,
  type PriceEditRefusal,
  priceChange,
  priceListLines,
} from './price-changes.ts'
import type { PriceListLineEdit, PriceListName } from './price-list-line.ts'
import * as words from './staff-words.ts'

export type PriceListStore = ReturnType<typeof priceListStore>

type Deps = ChangeContext & { timeZone: string }

/** `isOfMore`: the change has new availabilities too. */
type PriceListChange = { id: number; changed: number; isOfMore: boolean }

/** Changes a whole price list in one transaction, and undoes such a change. */
export function priceListStore(desk: Deps) {
  return {
    prices: singlePriceListStore(desk, 'prices'),
    accessories: singlePriceListStore(desk, 'accessories'),
  }
}

function singlePriceListStore(desk: Deps, kind: PriceListName) {
  const { table } = pricedLists[kind]

  return {
    lines: async () => (await table.list(desk.db)).flatMap(priceListLines),

    /** Changes all rows or none. Rows that were changed since they were read are a conflict. */
    apply: (
      editor: Actor,
      { rows, origin }: { rows: readonly PriceListLineEdit[]; origin: string },
    ): Promise<Result<PriceListChange, PriceEditRefusal>> =>
      auditedTransaction<Result<PriceListChange, PriceEditRefusal>>(
        desk,
        editor,
        async (trx, record, now) => {
          const items = await table.list(trx)
          const stale = findStaleEdits(items, rows)
          if (stale) return stale
          const found = findPriceChanges(items, rows, dayInZone(now, desk.timeZone))
          if (!found.ok) return found
          const changes = found.value
          if (changes.length === 0) return fail('invalid', words.nothingToSave)
          const open = { trx, record, editor, now }
          return ok(await writePriceChanges(open, { kind, items, changes, origin }))
        },
      ).catch(async (error: unknown) => {
        // Another user wrote between the read and the write: the answer is that of a stale row.
        const stale =
          error instanceof RefusedItemsError && findStaleEdits(await table.list(desk.db), rows)
        if (!stale) throw error
        return stale
      }),

    undo: (editor: Actor, id: string) =>
      undoBulkChange(desk, undoablePriceList(kind), { id, editor }),

    /** Returns the last 100 bulk changes, newest first. */
    async listChanges() {
      const rows = await bulkChangeStore(kind).list(desk.db, 100)
      return rows.map(({ items, isUndone: _, ...row }) => ({ ...row, changed: items.length }))
    },

    /** Returns the whole list before a bulk change. */
    async linesBefore(id: string) {
      const bulk = await bulkChangeStore(kind).find(desk.db, id)
      return bulk && parseStoredJson(storedLinesSchema, bulk.listJson ?? '', [])
    },
  }
}

type NewPriceListChange = {
  kind: PriceListName
  /** The whole list before the change. */
  items: readonly PricedItem[]
  changes: readonly PriceChange[]
  origin: string
}

/** Writes all changes as one bulk change with one audit entry, or throws `RefusedItemsError`. */
export async function writePriceChanges(
  open: BulkTransaction,
  change: NewPriceListChange,
): Promise<PriceListChange> {
  const { changed } = await writeItems(change.changes, (it) => writePrice(open, change.kind, it))
  refuseItems('changed', changed.map(nameOf), words.changedMeanwhile)
  return storeChange(open, change, words.changedAll)
}

const nameOf = ({ name }: { name: string }) => name

/** `list`: the present prices, by their ids. */
type UndoablePriceList = BulkChange & { list: ReadonlyMap<number, PricedItem> }

/** Undoes a bulk change of prices. The undo is a bulk change too, which can be undone. */
function undoablePriceList(
  kind: PriceListName,
): BulkChangeKind<UndoablePriceList, StoredBulkItem, PriceListChange> {
  const { find, claim } = bulkChangeStore(kind)
  return {
    async find(db, id) {
      const [change, items] = [await find(db, id), await pricedLists[kind].table.list(db)]
      return change && { ...change, list: new Map(items.map((it) => [it.id, it])) }
    },
    claim,
    messages: {
      nameOf,
      gone: words.noSuchChange,
      undone: words.undoneAlready,
      changed: words.changedSince,
    },
    async restore(open, step, { list }) {
      const change = findChangeBack(step, list)
      return change ? writePrice(open, kind, change) : 'changed'
    },
    finish(open, { list }, restored) {
      const changes = restored.flatMap((step) => findChangeBack(step, list) ?? [])
      const items = [...list.values()]
      return storeChange(open, { kind, items, changes, origin: 'undo' }, words.tookBack)
    },
  }
}

async function writePrice(
  { trx, editor, now }: BulkTransaction,
  kind: PriceListName,
  { id, version, after: price }: PriceChange,
): Promise<ItemOutcome> {
  const { availability } = price
  const update = { id, was: version - 1, price }
  const { numUpdatedRows } = await pricedLists[kind].table.write(trx, update)
  if (numUpdatedRows === 0n) return 'changed'
  if (availability !== undefined)
    await writeAvailability(trx, { id, availability, who: editor.userId, now })
  return 'done'
}

async function storeChange(
  open: BulkTransaction,
  { kind, items, changes, origin }: NewPriceListChange,
  said: typeof words.changedAll,
): Promise<PriceListChange> {
  const { fact, audited } = pricedLists[kind]
  const isOfMore = changes.some(hasNewAvailability)
  const id = await bulkChangeStore(kind).add(open, {
    origin,
    items: changes.map((change) => ({ fact, ...change })),
    listBefore: items.flatMap(priceListLines).map(({ version: _, isActive: __, ...line }) => line),
    audit: {
      ...said[isOfMore ? 'more' : 'prices'],
      label: words.audited[kind](changes.length),
      ...auditedPriceChanges(changes, audited),
    },
  })
  return { id, changed: changes.length, isOfMore }
}

/** Finds the change that restores the values from before, unless the item was changed since. */
function findChangeBack(
  { id, version, before, after }: StoredBulkItem,
  list: ReadonlyMap<number, PricedItem>,
): PriceChange | undefined {
  const [item, was, is] = [list.get(id), parseStoredPrice(before), parseStoredPrice(after)]
  if (!item || !was || item.version !== version) return undefined
  if (is?.availability === undefined) return priceChange(item, { ...was, availability: undefined })
  return is.availability === item.availability ? priceChange(item, was) : undefined
}

const storedLinesSchema = v.array(
  v.object({
    id: v.number(),
    variant: v.nullable(v.number()),
    name: v.string(),
    detail: v.string(),
    price: v.number(),
    /** Absent in lists from before the availability was stored. */
    isOnSale: v.optional(v.boolean()),
  }),
)
