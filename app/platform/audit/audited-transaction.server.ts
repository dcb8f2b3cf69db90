import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { changeStore, type NewChange } from './change-store.server.ts'
import { contentRevisionStore } from './content-revision-counter-store.server.ts'

export type ChangeContext = {
  db: Db
  clock: Clock
  /** What follows every change, in its transaction: drafts that stand beside what was changed. */
  onChanged?: ((trx: Db, by: { who: string; now: Date }) => Promise<void>) | undefined
}
export type RecordChange = (change: Omit<NewChange, 'at' | 'editor'>) => Promise<void>

/**
 * Every edit by the staff goes through here: the change, its audit row and the new content
 * revision are one transaction. An edit that records nothing changed nothing: the revision stays.
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
    await contentRevisionStore(trx).move()
    return result
  })
}
