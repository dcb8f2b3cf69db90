import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { changeStore, type NewChange } from './change-store.server.ts'
import { contentRevisionStore } from './content-revision-counter-store.server.ts'

export type ChangeContext = {
  db: Db
  clock: Clock
  /** Adds work to every change, such as a version of the changed document. */
  wrapChange?: WrapChange | undefined
}

/** Runs a change inside its transaction, and does more work before and after it. */
export type WrapChange = <T>(
  trx: Db,
  by: { who: string; now: Date },
  work: () => Promise<T>,
) => Promise<T>

export type RecordChange = (change: Omit<NewChange, 'at' | 'editor'>) => Promise<void>

/**
 * Runs an edit by staff. The change, its audit row and the new content revision are one
 * transaction. If `work` records no change, the content revision does not rise.
 */
export function auditedTransaction<T>(
  { db, clock, wrapChange = runUnwrapped }: ChangeContext,
  editor: Actor | { id: null; userId: string },
  work: (trx: Db, record: RecordChange, now: Date) => Promise<T>,
): Promise<T> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    let isChanged = false
    const record: RecordChange = async (change) => {
      isChanged = true
      await changeStore(trx).record({ ...change, at: now, editor })
    }
    const result = await wrapChange(trx, { who: editor.userId, now }, () => work(trx, record, now))
    if (!isChanged) return result
    await contentRevisionStore(trx).increment()
    return result
  })
}

export const runUnwrapped: WrapChange = (_, __, work) => work()
