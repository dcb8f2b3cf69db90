import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { auditedTransaction, type ChangeContext } from './audited-transaction.server.ts'
import type { Change } from './change.ts'
import { changeStore, type NewChange } from './change-store.server.ts'

type VersionedRow = { version: number }

type VersionedEdit<Row> = {
  /** Subject in the audit log, such as `offer/3`. */
  subject: string
  /** The version that the editor read. Without it, the edit applies to the current version. */
  version: number | undefined
  find: (trx: Db) => Promise<Row | undefined>
  /**
   * Finds the newest change, which a conflict reports. Required if bulk changes can also change the
   * row. The default is the newest single change of `subject`.
   */
  latest?: (trx: Db, row: Row) => Promise<Change | undefined>
  /** Updates the row if it still has the version `was`, and returns the number of updated rows. */
  write: (
    trx: Db,
    step: { before: Row; was: number; next: number; now: Date },
  ) => Promise<{ numUpdatedRows: bigint }>
  /** Values for the audit log. */
  describe: (before: Row, after: Row) => Omit<NewChange, 'at' | 'editor' | 'subject'>
}

/**
 * Runs an edit with optimistic locking: the second of two edits from the same version is refused as
 * a conflict.
 */
export function updateIfVersion<Row extends VersionedRow>(
  desk: ChangeContext,
  editor: Actor,
  { subject, version, find, latest, write, describe }: VersionedEdit<Row>,
): Promise<Result<Row, Change>> {
  return auditedTransaction(desk, editor, async (trx, record, now) => {
    const before = await find(trx)
    if (!before) return fail('gone')
    const was = version ?? before.version
    const { numUpdatedRows } = await write(trx, { before, was, next: was + 1, now })
    if (numUpdatedRows === 0n) {
      const newest = latest ?? (async () => (await changeStore(trx).listOf(subject, 1)).at(0))
      return fail('conflict', '', { details: await newest(trx, before) })
    }
    const after = await find(trx)
    if (!after) return fail('gone')
    await record({ subject, ...describe(before, after) })
    return ok(after)
  })
}
