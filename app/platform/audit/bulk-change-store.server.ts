import * as v from 'valibot'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import type { AuditedValues, Change } from './change.ts'
import { changeStore } from './change-store.server.ts'
import type { ReviewableKind } from './review-period.ts'

/** One changed row of a bulk change, with all values that an undo needs. */
export type BulkChangeItem = {
  fact: ReviewableKind
  id: number
  /** The row's version after the bulk change. */
  version: number
  name: string
  before: object
  after: object
}

type NewBulkChange = {
  kind: string
  editor: Actor
  now: Date
  origin: string
  steps: readonly BulkChangeItem[]
  /** The whole list before the change. */
  before?: readonly object[]
}

/**
 * Bulk changes: many rows changed as one step. A bulk change is stored in the same transaction as
 * the changes. Later only an undo updates it.
 */
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

    /** Lists the bulk changes of a kind, newest first. */
    list: (kind: string, limit: number) =>
      db
        .selectFrom('bulk_changes')
        .select(['id', 'at', 'who', 'origin', 'steps_json', 'undone_at', 'undone_by'])
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /**
     * Lists the bulk changes that changed a given row, newest first, each with the item for that
     * row.
     */
    async listOf(fact: ReviewableKind, id: number, limit: number) {
      const rows = await db
        .selectFrom('bulk_changes')
        .select(['id', 'at', 'who', 'kind', 'steps_json'])
        .where('steps_json', 'like', `%{"fact":"${fact}","id":${id},%`)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.flatMap(({ steps_json: json, ...row }) => {
        const step = parseStoredJson(storedBulkItems, json, []).find(
          (it) => it.fact === fact && it.id === id,
        )
        return step ? [{ ...row, step }] : []
      })
    },

    /** Marks the bulk change as undone. Returns `false` if the change was already undone. */
    async undo(id: number, { editor, now }: { editor: Actor; now: Date }): Promise<boolean> {
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

const storedBulkItems = v.array(
  v.object({
    fact: v.string(),
    id: v.number(),
    name: v.string(),
    before: v.record(v.string(), v.unknown()),
    after: v.record(v.string(), v.unknown()),
  }),
)
type StoredBulkItem = v.InferOutput<typeof storedBulkItems>[number]

type ChangeHistoryQuery = {
  /** The subject under which the audit log lists the row's single changes. */
  subject: string
  fact: ReviewableKind
  id: number
  limit: number
  /** Returns the values before and after the change, for the row's history. */
  tell: (step: StoredBulkItem) => { before: AuditedValues; after: AuditedValues }
}

/** Lists the changes of one row, single and bulk, newest first. */
export async function listChangeHistory(
  db: Db,
  { subject, fact, id, limit, tell }: ChangeHistoryQuery,
) {
  const own = await changeStore(db).listOf(subject, limit)
  const among = await bulkChangeStore(db).listOf(fact, id, limit)
  const told = among.map(
    ({ id: number, at, who, step }): Change => ({
      // Negative, so that it differs from ids of single changes, which are positive.
      id: -number,
      at,
      who,
      action: 'changed',
      subject,
      label: step.name,
      ...tell(step),
    }),
  )
  return [...own, ...told].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
}
