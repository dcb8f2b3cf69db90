import type { Db } from '#app/platform/db/connect.server.ts'
import { waitingTables } from '#app/platform/db/schema.ts'
import type { Editor } from '#app/platform/permissions/session.ts'
import { changeContent, type Desk } from './change-content.server.ts'
import { done, gone, type Outcome } from './outcome.ts'

/** How the audit speaks of a row. */
type Name = Promise<{ subject: string; label: string }>

/** How long a deleted row waits for somebody to change their mind. */
const keptFor = 24 * 60 * 60_000

/**
 * Deleting that can be taken back: the row leaves every list at once and is kept a day.
 * A second deletion finds nothing, and so does restoring what was never deleted.
 */
export function keptDeletion(desk: Desk, table: Waiting, name: (trx: Db, id: number) => Name) {
  const update = (db: Desk['db'], id: number) => db.updateTable(table).where('id', '=', id)

  return {
    async remove(editor: Editor, id: number): Promise<Outcome<{ id: number }>> {
      return changeContent(desk, editor, async (trx, record, now) => {
        const { numUpdatedRows } = await update(trx, id)
          .set({ deleted_at: now.toISOString() })
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return gone
        await record({ action: 'deleted', ...(await name(trx, id)) })
        return done({ id })
      })
    },

    async restore(editor: Editor, id: number): Promise<Outcome<{ id: number }>> {
      return changeContent(desk, editor, async (trx, record) => {
        const { numUpdatedRows } = await update(trx, id)
          .set({ deleted_at: null })
          .where('deleted_at', '>=', oldestKept(desk))
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return gone
        await record({ action: 'restored', ...(await name(trx, id)) })
        return done({ id })
      })
    },
  }
}

/** Deletes for good what has waited its day. */
export async function purgeDeleted(desk: Desk): Promise<void> {
  for (const table of waitingTables)
    await desk.db.deleteFrom(table).where('deleted_at', '<', oldestKept(desk)).execute()
}

type Waiting = (typeof waitingTables)[number]

const oldestKept = ({ clock }: Desk) => new Date(clock().getTime() - keptFor).toISOString()
