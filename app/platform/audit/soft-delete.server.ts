import type { Db } from '#app/platform/db/connect-database.server.ts'
import { softDeleteTables } from '#app/platform/db/database-schema.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { auditedTransaction, type ChangeContext } from './audited-transaction.server.ts'
import { doneOutcome, type EditOutcome, goneOutcome } from './edit-outcome.ts'

/** Subject and label of a row in the audit log. */
type AuditedName = Promise<{ subject: string; label: string }>

/** Time in which a deleted row can be restored, in milliseconds. */
const restorePeriod = 24 * 60 * 60_000

/**
 * Deletes rows so that they can be restored. The row leaves every list at once and stays in the
 * table for a day. A second deletion finds no row. A restore of a row that was never deleted finds
 * no row either.
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

/** Permanently deletes rows whose restore period has passed. */
export async function purgeSoftDeleted(desk: ChangeContext): Promise<void> {
  for (const table of softDeleteTables)
    await desk.db.deleteFrom(table).where('deleted_at', '<', restoreCutoff(desk)).execute()
}

type SoftDeleteTable = (typeof softDeleteTables)[number]

const restoreCutoff = ({ clock }: ChangeContext) =>
  new Date(clock().getTime() - restorePeriod).toISOString()
