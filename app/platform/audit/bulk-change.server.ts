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

/** Nothing was written, because other users changed these items meanwhile. */
export type ChangedMeanwhile<Item> = { is: 'changed'; items: readonly Item[] }

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
  /** With `refuse`, one item that changed since prevents the undo. With `skip`, the others are undone. */
  ifChanged: 'refuse' | 'skip'
  /** Adds work around all restored items, such as a version of the changed document. */
  wrapChange?: (change: Change) => WrapChange
  /** Restores the values of one item. */
  restore: (open: BulkTransaction, item: Item, change: Change) => Promise<ItemOutcome>
  /** Adds the audit entry. */
  finish: (open: BulkTransaction, change: Change, restored: readonly Item[]) => Promise<Done>
}

export type UndoOutcome<Item, Done> =
  | { is: 'done'; restored: readonly Item[]; changed: readonly Item[]; done: Done }
  | ChangedMeanwhile<Item>
  | { is: 'forbidden'; items: readonly Item[] }
  | { is: 'gone' | 'undone' | 'notKept' }

/** Undoes a bulk change in one transaction, with one audit entry. */
export const undoBulkChange = <Change extends StoredBulkChange<Item>, Item, Done>(
  desk: ChangeContext,
  kind: BulkChangeKind<Change, Item, Done>,
  { id, editor, may }: { id: string; editor: Actor; may: CapabilityCheck },
) =>
  bulkTransaction<UndoOutcome<Item, Done>>(desk, editor, async (open) => {
    const change = await kind.find(open.trx, id)
    if (!change) return { is: 'gone' }
    if (change.isUndone) return { is: 'undone' }
    if (change.items.length === 0) return { is: 'notKept' }
    const forbidden = kind.listForbidden?.(change, may) ?? []
    if (forbidden.length > 0) return { is: 'forbidden', items: forbidden }
    if (!(await kind.claim(open, change))) return { is: 'undone' }
    const { wrapChange = () => runUnwrapped } = kind
    const by = { who: open.editor.userId, now: open.now }
    const { written: restored, changed } = await wrapChange(change)(open.trx, by, () =>
      writeItems(change.items, (item) => kind.restore(open, item, change)),
    )
    if (changed.length > 0 && kind.ifChanged === 'refuse') return { is: 'changed', items: changed }
    return { is: 'done', restored, changed, done: await kind.finish(open, change, restored) }
  })

/** Runs a bulk change in one audited transaction. The outcome `changed` rolls it back. */
export async function bulkTransaction<Outcome extends { is: string }>(
  desk: ChangeContext,
  editor: Parameters<typeof auditedTransaction>[1],
  work: (open: BulkTransaction) => Promise<Outcome>,
): Promise<Outcome> {
  const refused: Outcome[] = []
  try {
    return await auditedTransaction(desk, editor, async (trx, record, now) => {
      const outcome = await work({ trx, record, editor, now })
      if (outcome.is !== 'changed') return outcome
      refused.push(outcome)
      throw new Error('Items were changed meanwhile')
    })
  } catch (error) {
    const [outcome] = refused
    if (outcome) return outcome
    throw error
  }
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

type UndoMessages<Item> = {
  nameOf: (item: Item) => string
  /** Also the default of the other messages. */
  gone: string
  /** Without it, the answer to a second undo is 404. */
  undone?: string
  notKept?: string
  forbidden?: (names: readonly string[]) => string
  changed?: (names: readonly string[]) => string
}

/** Returns the result of an undo. Throws a `Problem` that names the items that prevent the undo. */
export function unwrapUndo<Item, Done>(
  outcome: UndoOutcome<Item, Done>,
  say: UndoMessages<Item>,
): Extract<UndoOutcome<Item, Done>, { is: 'done' }> {
  if (outcome.is === 'done') return outcome
  if ('items' in outcome)
    throw itemsProblem(outcome, say.nameOf, say[outcome.is] ?? (() => say.gone))
  if (outcome.is === 'gone') throw new Problem(404, say.gone)
  const message = say[outcome.is]
  throw new Problem(message === undefined ? 404 : 409, message ?? say.gone)
}

/** Names all items that prevent a bulk change. */
export function itemsProblem<Item>(
  { is, items }: { is: 'forbidden' | 'changed'; items: readonly Item[] },
  nameOf: (item: Item) => string,
  says: (names: readonly string[]) => string,
): Problem {
  const names = items.map(nameOf)
  const errors = Object.fromEntries(names.map((name) => [name, [words.itemErrors[is]]]))
  return new Problem(is === 'forbidden' ? 403 : 409, says(names), { errors })
}
