import * as v from 'valibot'
import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import {
  type BulkChangeItem,
  bulkChangeStore,
} from '#app/platform/audit/bulk-change-store.server.ts'
import type { AuditedValues } from '#app/platform/audit/change.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { accessoryPriceListDefinition } from './accessory-price-list-definition.server.ts'
import { modelPriceListDefinition } from './model-price-list-definition.server.ts'
import type { PricedItem, PriceListDefinition } from './price-list-definition.ts'
import type { PriceListLine, PriceListLineEdit, PriceListName } from './price-list-line.ts'
import * as words from './staff-words.ts'

/** Changes a whole price list in one transaction, and undoes such a change. */
export function priceListStore(desk: ChangeContext & { timeZone: string }) {
  return {
    prices: singlePriceListStore(desk, 'prices', modelPriceListDefinition),
    accessories: singlePriceListStore(desk, 'accessories', accessoryPriceListDefinition),
  }
}

export type PriceListStore = ReturnType<typeof priceListStore>

export type PriceListEditOutcome =
  | { is: 'done'; id: number; changed: number; isOfMore: boolean }
  | { is: 'nothing' }
  | { is: 'refused'; flaws: { index: number; sentence: string }[] }
  /** Nothing was written, because these lines were changed or deleted since they were read. */
  | { is: 'conflict'; lines: { index: number; name: string; now: PriceListLine[] }[] }

export type PriceListUndoOutcome =
  | { is: 'done'; id: number; changed: number; isOfMore: boolean }
  | { is: 'gone' }
  | { is: 'undone' }
  /** Nothing was undone, because these prices were changed since. */
  | { is: 'conflict'; names: string[] }

function singlePriceListStore<Stored extends object>(
  desk: ChangeContext & { timeZone: string },
  kind: PriceListName,
  list: PriceListDefinition<Stored>,
) {
  const lines = async (db: Db) => (await list.read(db)).flatMap(list.lines)

  /** Writes all changes, or throws so that the transaction writes none. */
  async function write(
    trx: Db,
    moves: readonly PriceListItemChange<Stored>[],
    { who, now }: { who: string; now: Date },
  ): Promise<BulkChangeItem[]> {
    const steps: BulkChangeItem[] = []
    for (const { held, stored } of moves) {
      const { id, version, name } = held
      if (!(await list.write(trx, { id, was: version, stored, who, now })))
        throw new ConcurrentEditError()
      const before = { ...held.stored }
      steps.push({ fact: list.fact, id, version: version + 1, name, before, after: { ...stored } })
    }
    return steps
  }

  function told(moves: readonly PriceListItemChange<Stored>[]) {
    const [before, after]: [AuditedValues, AuditedValues] = [{}, {}]
    for (const { held, stored } of moves) {
      const [was, is] = [list.tell(held.name, held.stored), list.tell(held.name, stored)]
      for (const name of Object.keys(is).filter((it) => is[it] !== was[it])) {
        before[name] = was[name] ?? null
        after[name] = is[name] ?? null
      }
    }
    return { before, after }
  }

  const isOfMore = (moves: readonly PriceListItemChange<Stored>[]) =>
    moves.some(({ held, stored }) => list.movesAvailability(held.stored, stored))

  async function change(
    { trx, editor, now }: { trx: Db; editor: Actor; now: Date },
    {
      all,
      moves,
      origin,
    }: { all: PriceListLine[]; moves: PriceListItemChange<Stored>[]; origin: string },
  ) {
    const steps = await write(trx, moves, { who: editor.userId, now })
    const before = all.map(({ id, variant, name, detail, price, isOnSale }) => ({
      ...{ id, variant, name, detail, price, isOnSale },
    }))
    return bulkChangeStore(trx).keep({ kind, editor, now, origin, steps, before })
  }

  return {
    lines: () => lines(desk.db),

    async apply(
      editor: Actor,
      { rows, origin }: { rows: readonly PriceListLineEdit[]; origin: string },
    ): Promise<PriceListEditOutcome> {
      const work = auditedTransaction<PriceListEditOutcome>(
        desk,
        editor,
        async (trx, record, now) => {
          const all = await list.read(trx)
          const byId = new Map(all.map((it) => [it.id, it]))
          const stale = rows.flatMap((row, index) => {
            const held = byId.get(row.id)
            if (held?.version === row.version) return []
            return [{ index, name: held?.name ?? '', now: held ? list.lines(held) : [] }]
          })
          if (stale.length > 0) return { is: 'conflict', lines: stale }
          const made = planPriceChanges(list, all, rows, dayInZone(now, desk.timeZone))
          if ('flaws' in made) return { is: 'refused', flaws: made.flaws }
          const { moves } = made
          if (moves.length === 0) return { is: 'nothing' }
          const before = all.flatMap(list.lines)
          const id = await change({ trx, editor, now }, { all: before, moves, origin })
          const label = words.audited[kind](moves.length)
          const didWhat = words.changedAll[isOfMore(moves) ? 'more' : 'prices']
          await record({ ...didWhat, subject: `${kind}/${id}`, label, ...told(moves) })
          return { is: 'done', id, changed: moves.length, isOfMore: isOfMore(moves) }
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
          const all = await list.read(trx)
          const byId = new Map(all.map((it) => [it.id, it]))
          const steps = parseStoredJson(storedChangesSchema, bulk.steps_json, [])
          const changed = steps.filter((step) => {
            const held = byId.get(step.id)
            return held?.version !== step.version || !list.isUntouched(held.stored, step.after)
          })
          if (bulk.undone_at !== null) return { is: 'undone' }
          if (changed.length > 0) return { is: 'conflict', names: changed.map(({ name }) => name) }
          const moves = steps.flatMap((step) => {
            const [held, stored] = [byId.get(step.id), list.readBefore(step)]
            return held && stored ? [{ held, stored }] : []
          })
          if (!(await bulkChangeStore(trx).undo(id, { editor, now }))) return { is: 'undone' }
          const before = all.flatMap(list.lines)
          const next = await change({ trx, editor, now }, { all: before, moves, origin: 'undo' })
          const label = words.audited[kind](moves.length)
          const didWhat = words.tookBack[isOfMore(moves) ? 'more' : 'prices']
          await record({ ...didWhat, subject: `${kind}/${next}`, label, ...told(moves) })
          return { is: 'done', id: next, changed: moves.length, isOfMore: isOfMore(moves) }
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
class ConcurrentEditError extends Error {}

type PriceListItemChange<Stored extends object> = { held: PricedItem<Stored>; stored: Stored }

function planPriceChanges<Stored extends object>(
  list: PriceListDefinition<Stored>,
  all: readonly PricedItem<Stored>[],
  rows: readonly PriceListLineEdit[],
  today: string,
): { moves: PriceListItemChange<Stored>[] } | { flaws: { index: number; sentence: string }[] } {
  const edits = Map.groupBy(rows, ({ id }) => id)
  const moves: PriceListItemChange<Stored>[] = []
  const flaws: { index: number; sentence: string }[] = []
  for (const held of all) {
    const own = edits.get(held.id)
    if (!own) continue
    const made = list.next(held, own, today)
    if ('flaws' in made)
      for (const [row, sentence] of made.flaws) flaws.push({ index: rows.indexOf(row), sentence })
    else if (!list.isSame(held.stored, made.stored)) moves.push({ held, stored: made.stored })
  }
  return flaws.length > 0 ? { flaws } : { moves }
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
