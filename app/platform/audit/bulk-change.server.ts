import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { CapabilityCheck } from '#app/platform/permissions/capability.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import {
  auditedTransaction,
  type ChangeContext,
  type RecordChange,
  runUnwrapped,
  type WrapChange,
} from './audited-transaction.server.ts'
import * as words from './staff-words.ts'

/** The open transaction of a bulk change. */
export type BulkTransaction = {
  trx: Db
  record: RecordChange
  editor: Pick<Actor, 'userId'>
  now: Date
}

/**
 * `changed`: another user changed the item meanwhile, so it was not written. `same`: nothing had to
 * be written.
 */
export type ItemOutcome = 'done' | 'same' | 'changed'

/** A stored bulk change. It has no items if the values from before are no longer stored. */
export type StoredBulkChange<Item> = { items: readonly Item[]; isUndone: boolean }

/**
 * Defines how bulk changes of one kind are undone. An item that another user changed since is never
 * overwritten.
 */
export type BulkChangeKind<Change extends StoredBulkChange<Item>, Item, Done> = {
  /** Finds a change by the id from a request. Its items are in the order of the undo. */
  find: (db: Db, id: string) => Promise<Change | undefined>
  /** Marks the change as undone. Returns `false` if a concurrent request was first. */
  claim: (open: BulkTransaction, change: Change) => Promise<boolean>
  /** Lists the items that the account may not change. */
  listForbidden?: (change: Change, may: CapabilityCheck) => readonly Item[]
  /** Adds work around all restored items, such as a version of the changed document. */
  wrapChange?: (change: Change) => WrapChange
  /** Restores the values of one item. */
  restore: (open: BulkTransaction, item: Item, change: Change) => Promise<ItemOutcome>
  /** Adds the audit entry. */
  finish: (open: BulkTransaction, change: Change, restored: readonly Item[]) => Promise<Done>
  messages: {
    nameOf: (item: Item) => string
    /** For 404, and instead of the messages that are absent. */
    gone: string
    undone?: string
    notKept?: string
    forbidden?: (names: readonly string[]) => string
    /** Nothing is undone if an item changed since. Without this message, the others are undone. */
    changed?: (names: readonly string[]) => string
  }
}

/**
 * Undoes a bulk change in one transaction, with one audit entry. Returns the items that were
 * restored, and those that others changed since. Throws a `Problem` if nothing was undone.
 */
export function undoBulkChange<Change extends StoredBulkChange<Item>, Item, Done>(
  desk: ChangeContext,
  kind: BulkChangeKind<Change, Item, Done>,
  { id, editor, may = () => false }: { id: string; editor: Actor; may?: CapabilityCheck },
): Promise<{ restored: Item[]; changed: Item[]; done: Done }> {
  const { messages: say, wrapChange = () => runUnwrapped } = kind
  const problem = (message: string | undefined) =>
    message === undefined ? new Problem(404, say.gone) : new Problem(409, message)
  return auditedTransaction(desk, editor, async (trx, record, now) => {
    const open = { trx, record, editor, now }
    const change = await kind.find(trx, id)
    if (!change) throw problem(undefined)
    if (change.isUndone) throw problem(say.undone)
    if (change.items.length === 0) throw problem(say.notKept)
    const forbidden = kind.listForbidden?.(change, may) ?? []
    refuseItems('forbidden', forbidden.map(say.nameOf), say.forbidden ?? (() => say.gone))
    const by = { who: editor.userId, now }
    // The claim is wrapped too: a bulk change locks documents first and then its own row.
    const { written: restored, changed } = await wrapChange(change)(trx, by, async () => {
      if (!(await kind.claim(open, change))) throw problem(say.undone)
      return writeItems(change.items, (item) => kind.restore(open, item, change))
    })
    if (say.changed) refuseItems('changed', changed.map(say.nameOf), say.changed)
    return { restored, changed, done: await kind.finish(open, change, restored) }
  })
}

/** Writes the items in order. */
export async function writeItems<Item>(
  items: readonly Item[],
  write: (item: Item) => Promise<ItemOutcome>,
): Promise<{ written: Item[]; changed: Item[] }> {
  const [written, changed]: [Item[], Item[]] = [[], []]
  for (const [index, item] of items.entries()) {
    const outcome = await write(item)
    if (outcome === 'done') written.push(item)
    if (outcome === 'changed') changed.push(item)
    // A thousand models take seconds, so other requests are handled in between.
    if (index % 10 === 9) await nextTurn()
  }
  return { written, changed }
}

/** Thrown in a transaction to roll it back. The answer to the request names the items. */
export class RefusedItemsError extends Problem {}

/** Throws unless `names` is empty. */
export function refuseItems(
  why: keyof typeof words.itemErrors,
  names: readonly string[],
  says: (names: readonly string[]) => string,
): void {
  if (names.length === 0) return
  const errors = Object.fromEntries(names.map((name) => [name, [words.itemErrors[why]]]))
  throw new RefusedItemsError(why === 'forbidden' ? 403 : 409, says(names), { errors })
}
