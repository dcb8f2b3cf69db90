import type { Editor } from '#app/access/session.ts'
import type { Db } from '#app/db/connect.server.ts'

export type BulkChangeStore = ReturnType<typeof bulkChangeStore>

type NewBulkChange = {
  kind: string
  editor: Editor
  now: Date
  origin: string
  /** What was done, each with what it takes to put it back; flat JSON. */
  steps: readonly object[]
  /** The whole list as it was before. */
  before?: readonly object[]
}

/** What the audit calls it: its number leads to what can be taken back. */
export const bulkSubject = (id: number) => `bulk/${id}`

/** What was done to many at once. Written in the transaction of the change itself; only taking it back adds to it. */
export function bulkChangeStore(db: Db) {
  return {
    async keep({ kind, editor, now, origin, steps, before }: NewBulkChange): Promise<number> {
      const { id } = await db
        .insertInto('bulk_changes')
        .values({
          kind,
          at: now.toISOString(),
          who: editor.userId,
          origin,
          steps_json: JSON.stringify(steps),
          before_json: before ? JSON.stringify(before) : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    find: (kind: string, id: number) =>
      db
        .selectFrom('bulk_changes')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Newest first. */
    list: (kind: string, limit: number) =>
      db
        .selectFrom('bulk_changes')
        .select(['id', 'at', 'who', 'origin', 'steps_json', 'undone_at', 'undone_by'])
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Whether it was this one that took it back. */
    async undo(id: number, { editor, now }: { editor: Editor; now: Date }): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('bulk_changes')
        .set({ undone_at: now.toISOString(), undone_by: editor.userId })
        .where('id', '=', id)
        .where('undone_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
