import * as v from 'valibot'
import { type PricedList, pricedLists } from '#app/catalogue/pricing/priced-lists.server.ts'
import { writeAvailability } from '#app/catalogue/vehicles/availability-query.server.ts'
import type { PricedItem } from '#app/catalogue/vehicles/price-tables.server.ts'
import { parseStoredPrice } from '#app/catalogue/vehicles/stored-price.ts'
import {
  auditedTransaction,
  type ChangeContext,
  type RecordChange,
} from '#app/platform/audit/audited-transaction.server.ts'
import {
  type BulkChangeItem,
  bulkChangeStore,
} from '#app/platform/audit/bulk-change-store.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import {
  auditedPriceChanges,
  findPriceChanges,
  findStaleEdits,
  hasNewAvailability,
  type PriceChange,
  type PriceEditRefusal,
  priceListLines,
  storedBefore,
} from './price-changes.ts'
import type { PriceListLineEdit, PriceListName } from './price-list-line.ts'
import * as words from './staff-words.ts'

export type PriceListStore = ReturnType<typeof priceListStore>

type Deps = ChangeContext & { timeZone: string }

type PriceListChange = { is: 'done'; id: number; changed: number; isOfMore: boolean }

export type PriceListEditOutcome = PriceListChange | { is: 'nothing' } | PriceEditRefusal

export type PriceListUndoOutcome =
  | PriceListChange
  | { is: 'gone' }
  | { is: 'undone' }
  /** Nothing was undone, because these prices were changed since. */
  | { is: 'conflict'; names: string[] }

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
    async apply(
      editor: Actor,
      { rows, origin }: { rows: readonly PriceListLineEdit[]; origin: string },
    ): Promise<PriceListEditOutcome> {
      const work = auditedTransaction<PriceListEditOutcome>(
        desk,
        editor,
        async (trx, record, now) => {
          const items = await table.list(trx)
          const stale = findStaleEdits(items, rows)
          if (stale) return stale
          const found = findPriceChanges(items, rows, dayInZone(now, desk.timeZone))
          if ('flaws' in found) return found
          if (found.changes.length === 0) return { is: 'nothing' }
          const change = { kind, items, changes: found.changes, origin, said: words.changedAll }
          return writePriceChanges({ trx, record, editor, now }, change)
        },
      )
      return work.catch((error: unknown) => {
        if (error instanceof ConcurrentEditError) return { is: 'conflict', lines: [] }
        throw error
      })
    },

    /** Undoes one bulk change completely, or not at all if one of its prices was changed since. */
    async undo(editor: Actor, id: number): Promise<PriceListUndoOutcome> {
      const work = auditedTransaction<PriceListUndoOutcome>(
        desk,
        editor,
        async (trx, record, now) => {
          const bulk = await bulkChangeStore(trx).find(kind, id)
          if (!bulk) return { is: 'gone' }
          if (bulk.undone_at !== null) return { is: 'undone' }
          const items = await table.list(trx)
          const byId = new Map(items.map((it) => [it.id, it]))
          const steps = parseStoredJson(storedChangesSchema, bulk.steps_json, [])
          const changed = steps.filter((step) => !isUntouched(byId.get(step.id), step))
          if (changed.length > 0) return { is: 'conflict', names: changed.map(({ name }) => name) }
          const changes = steps.flatMap((step) => {
            const [item, price] = [byId.get(step.id), parsePriceBefore(step)]
            return item && price ? [{ item, price }] : []
          })
          if (!(await bulkChangeStore(trx).undo(id, { editor, now }))) return { is: 'undone' }
          const change = { kind, items, changes, origin: 'undo', said: words.tookBack }
          return writePriceChanges({ trx, record, editor, now }, change)
        },
      )
      return work.catch((error: unknown) => {
        if (error instanceof ConcurrentEditError) return { is: 'conflict', names: [] }
        throw error
      })
    },

    /** Returns the last 100 bulk changes, newest first. */
    async listChanges() {
      const rows = await bulkChangeStore(desk.db).list(kind, 100)
      return rows.map((row) => ({
        id: row.id,
        at: row.at,
        who: row.who,
        origin: row.origin,
        changed: parseStoredJson(storedChangesSchema, row.steps_json, []).length,
        undoneAt: row.undone_at,
        undoneBy: row.undone_by,
      }))
    },

    /** Returns the whole list before a bulk change. */
    async linesBefore(id: number) {
      const bulk = await bulkChangeStore(desk.db).find(kind, id)
      return bulk && parseStoredJson(storedLinesSchema, bulk.before_json ?? '', [])
    },
  }
}

/** Aborts the transaction after a concurrent write. */
export class ConcurrentEditError extends Error {}

type OpenChange = { trx: Db; record: RecordChange; editor: Actor; now: Date }

type NewPriceListChange = {
  kind: PriceListName
  /** The whole list before the change. */
  items: readonly PricedItem[]
  changes: readonly PriceChange[]
  origin: string
  said: typeof words.changedAll
}

/** Writes all changes as one bulk change with one audit entry. Throws if one changed concurrently. */
export async function writePriceChanges(
  { trx, record, editor, now }: OpenChange,
  { kind, items, changes, origin, said }: NewPriceListChange,
): Promise<PriceListChange> {
  const { table, fact, audited }: PricedList<PricedItem> = pricedLists[kind]
  const steps: BulkChangeItem[] = []
  for (const priceChange of changes) {
    const { id, version: was, name } = priceChange.item
    const { numUpdatedRows } = await table.write(trx, { id, was, price: priceChange.price })
    if (numUpdatedRows === 0n) throw new ConcurrentEditError()
    const { availability } = priceChange.price
    if (availability !== undefined)
      await writeAvailability(trx, { id, availability, who: editor.userId, now })
    steps.push({
      fact,
      id,
      version: was + 1,
      name,
      before: storedBefore(priceChange),
      after: priceChange.price,
    })
  }
  const before = items.flatMap(priceListLines).map(({ version: _, isActive: __, ...line }) => line)
  const id = await bulkChangeStore(trx).keep({ kind, editor, now, origin, steps, before })
  const isOfMore = changes.some(hasNewAvailability)
  await record({
    ...said[isOfMore ? 'more' : 'prices'],
    subject: `${kind}/${id}`,
    label: words.audited[kind](changes.length),
    ...auditedPriceChanges(changes, audited),
  })
  return { is: 'done', id, changed: changes.length, isOfMore }
}

const storedChangesSchema = v.array(
  v.object({
    id: v.number(),
    version: v.number(),
    name: v.string(),
    before: v.unknown(),
    after: v.unknown(),
  }),
)

type StoredPriceStep = v.InferOutput<typeof storedChangesSchema>[number]

/** `true` if the item still has the price, and the availability if it changed, of the step. */
function isUntouched(item: PricedItem | undefined, { version, after }: StoredPriceStep): boolean {
  const availability = parseStoredPrice(after)?.availability
  return (
    item?.version === version && (availability === undefined || availability === item.availability)
  )
}

/** Returns the values that undo restores. The availability is among them only if it changed. */
function parsePriceBefore({ before, after }: StoredPriceStep) {
  const [was, is] = [parseStoredPrice(before), parseStoredPrice(after)]
  return was && (is?.availability === undefined ? { ...was, availability: undefined } : was)
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
