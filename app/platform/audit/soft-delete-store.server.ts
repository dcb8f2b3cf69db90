import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { softDeleteTables } from '#app/platform/db/database-schema.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { auditedTransaction, type ChangeContext } from './audited-transaction.server.ts'

type SoftDeleteOptions = {
  /** Column with the title of a row. */
  title: 'title' | 'caption'
  /** Names a row in the audit log. */
  name: (row: { id: number; title: string }) => { subject: string; label: string }
}

/** Time in which a deleted row can be restored, in milliseconds: 30 days. */
const restorePeriod = 30 * 24 * 60 * 60_000

/** Maximum number of rows in the list of deleted rows. */
const maxListedRows = 500

/** A deleted row that can be restored. */
export type DeletedRow = {
  id: number
  title: string
  /** Name of the row's picture. */
  picture: string
  deletedAt: string
  /** User ID. Empty if a publication deleted the row. */
  deletedBy: string
}

/**
 * Deletes rows so that they can be restored. The row leaves every list at once and stays in the
 * table for 30 days. A second deletion finds no row. A restore of a row that was never deleted finds
 * no row either.
 */
export function softDelete(
  desk: ChangeContext,
  table: SoftDeleteTable,
  { title: column, name }: SoftDeleteOptions,
) {
  const update = (db: Db, id: number) => db.updateTable(table).where('id', '=', id)
  const title = sql<string>`${sql.ref(column)}`.as('title')
  async function nameOf(trx: Db, id: number) {
    const row = await trx.selectFrom(table).select(title).where('id', '=', id).executeTakeFirst()
    return name({ id, title: row?.title ?? '' })
  }

  return {
    /** Lists the deleted rows that can be restored, the last deleted row first. */
    async listDeleted(): Promise<DeletedRow[]> {
      const rows = await desk.db
        .selectFrom(table)
        .select(['id', 'picture', 'deleted_at', title])
        .where('deleted_at', '>=', restoreCutoff(desk))
        .orderBy('deleted_at', 'desc')
        .limit(maxListedRows)
        .execute()
      const deletions = await desk.db
        .selectFrom('changes')
        .select(['subject', 'at', 'who'])
        .where('action', '=', 'deleted')
        .where('at', '>=', restoreCutoff(desk))
        .execute()
      const deleters = new Map(deletions.map(({ subject, at, who }) => [`${subject} ${at}`, who]))
      return rows.map(({ deleted_at, ...row }) => {
        const deletedAt = deleted_at ?? ''
        const deletedBy = deleters.get(`${name(row).subject} ${deletedAt}`) ?? ''
        return { ...row, deletedAt, deletedBy }
      })
    },

    async remove(editor: Actor, id: number): Promise<Result<{ id: number }>> {
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const { numUpdatedRows } = await update(trx, id)
          .set({ deleted_at: now.toISOString() })
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return fail('gone')
        await record({ action: 'deleted', ...(await nameOf(trx, id)) })
        return ok({ id })
      })
    },

    async restore(editor: Actor, id: number): Promise<Result<{ id: number }>> {
      return auditedTransaction(desk, editor, async (trx, record) => {
        const { numUpdatedRows } = await update(trx, id)
          .set({ deleted_at: null })
          .where('deleted_at', '>=', restoreCutoff(desk))
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return fail('gone')
        await record({ action: 'restored', ...(await nameOf(trx, id)) })
        return ok({ id })
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

/** Rows that were deleted before this instant can no longer be restored. */
export const restoreCutoff = ({ clock }: Pick<ChangeContext, 'clock'>) =>
  new Date(clock().getTime() - restorePeriod).toISOString()
