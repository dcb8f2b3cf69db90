import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { auditedTransaction, type ChangeContext } from './audited-transaction.server.ts'
import type { Change } from './change.ts'
import { changeStore, type NewChange } from './change-store.server.ts'
import { doneOutcome, type EditOutcome, goneOutcome } from './edit-outcome.ts'

type VersionedRow = { version: number }

type VersionedEdit<Row> = {
  /** As the audit names it: `offer/3`. */
  subject: string
  /** The version that the editor read; without one the edit is made from whatever is there. */
  version: number | undefined
  find: (trx: Db) => Promise<Row | undefined>
  /** Who changed it last, where that is not the newest line of its own: it may have been one of many. */
  latest?: (trx: Db, row: Row) => Promise<Change | undefined>
  /** Writes where the row still has the version `was`: as many rows as had it. */
  write: (
    trx: Db,
    step: { before: Row; was: number; next: number; now: Date },
  ) => Promise<{ numUpdatedRows: bigint }>
  /** What the audit keeps of it. */
  describe: (before: Row, after: Row) => Omit<NewChange, 'at' | 'editor' | 'subject'>
}

/** An edit by the staff that overwrites nothing unseen: of two who read the same version the second is told. */
export function updateIfVersion<Row extends VersionedRow>(
  desk: ChangeContext,
  editor: Actor,
  { subject, version, find, latest, write, describe }: VersionedEdit<Row>,
): Promise<EditOutcome<Row>> {
  return auditedTransaction(desk, editor, async (trx, record, now) => {
    const before = await find(trx)
    if (!before) return goneOutcome
    const was = version ?? before.version
    const { numUpdatedRows } = await write(trx, { before, was, next: was + 1, now })
    if (numUpdatedRows === 0n) {
      const newest = latest ?? (async () => (await changeStore(trx).listOf(subject, 1)).at(0))
      return { is: 'conflict', latest: await newest(trx, before) }
    }
    const after = await find(trx)
    if (!after) return goneOutcome
    await record({ subject, ...describe(before, after) })
    return doneOutcome(after)
  })
}
