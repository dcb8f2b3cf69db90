import type { Db } from '#app/platform/db/connect-database.server.ts'
import { softDeleteTables } from '#app/platform/db/database-schema.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { auditedTransaction, type ChangeContext } from './audited-transaction.server.ts'
import { doneOutcome, type EditOutcome, goneOutcome } from './edit-outcome.ts'

/** How the audit speaks of a row. */
type AuditedName = Promise<{ subject: string; label: string }>

/** How long a deleted row waits for somebody to change their mind. */
const restorePeriod = 24 * 60 * 60_000

/**
 * Deleting that can be taken back: the row leaves every list at once and is kept a day.
 * A second deletion finds nothing, and so does restoring what was never deleted.
 */
export function softDelete(
  desk: ChangeContext,
  table: SoftDeleteTable,
  name: (trx: Db, id: number) => AuditedName,
) {
  const update = (db: ChangeContext['db'], id: number) => db.updateTable(table).where('id', '=', id)

  return {
    async remove(editor: Actor, id: number): Promise<EditOutcome<{ id: number }>> {
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const { numUpdatedRows } = await update(trx, id)
          .set({ deleted_at: now.toISOString() })
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return goneOutcome
        await record({ action: 'deleted', ...(await name(trx, id)) })
        return doneOutcome({ id })
      })
    },

    async restore(editor: Actor, id: number): Promise<EditOutcome<{ id: number }>> {
      return auditedTransaction(desk, editor, async (trx, record) => {
        const { numUpdatedRows } = await update(trx, id)
          .set({ deleted_at: null })
          .where('deleted_at', '>=', restoreCutoff(desk))
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return goneOutcome
        await record({ action: 'restored', ...(await name(trx, id)) })
        return doneOutcome({ id })
      })
    },
  }
}

/** Deletes for good what has waited its day. */
export async function purgeSoftDeleted(desk: ChangeContext): Promise<void> {
  for (const table of softDeleteTables)
    await desk.db.deleteFrom(table).where('deleted_at', '<', restoreCutoff(desk)).execute()
}

type SoftDeleteTable = (typeof softDeleteTables)[number]

const restoreCutoff = ({ clock }: ChangeContext) =>
  new Date(clock().getTime() - restorePeriod).toISOString()
