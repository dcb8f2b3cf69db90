import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { changeStore, type NewChange } from './change-store.server.ts'
import { contentRevisionStore } from './content-revision-counter-store.server.ts'

export type ChangeContext = {
  db: Db
  clock: Clock
  /**
   * Work that is done after every change in the same transaction, such as updating drafts of the
   * changed document.
   */
  onChanged?: ((trx: Db, by: { who: string; now: Date }) => Promise<void>) | undefined
}
export type RecordChange = (change: Omit<NewChange, 'at' | 'editor'>) => Promise<void>

/**
 * Runs an edit by staff. The change, its audit row and the new content revision are one
 * transaction. If `work` records no change, the content revision does not rise.
 */
export function auditedTransaction<T>(
  { db, clock, onChanged }: ChangeContext,
  editor: Actor | { id: null; userId: string },
  work: (trx: Db, record: RecordChange, now: Date) => Promise<T>,
): Promise<T> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    let isChanged = false
    const result = await work(
      trx,
      async (change) => {
        isChanged = true
        await changeStore(trx).record({ ...change, at: now, editor })
      },
      now,
    )
    if (!isChanged) return result
    await onChanged?.(trx, { who: editor.userId, now })
    await contentRevisionStore(trx).increment()
    return result
  })
}
