import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { BulkChangeTable } from '#app/platform/db/schema-staff.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import type { BulkTransaction, StoredBulkChange } from './bulk-change.server.ts'
import type { NewChange } from './change-store.server.ts'
import type { ReviewableKind } from './reviewable-kind.ts'

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

const storedItemsSchema = v.array(
  v.object({
    fact: v.string(),
    id: v.number(),
    version: v.number(),
    name: v.string(),
    before: v.record(v.string(), v.unknown()),
    after: v.record(v.string(), v.unknown()),
  }),
)
export type StoredBulkItem = v.InferOutput<typeof storedItemsSchema>[number]

/** A stored bulk change. */
export type BulkChange = StoredBulkChange<StoredBulkItem> & { id: number }

type NewBulkChange<Item> = {
  origin: string
  items: readonly Item[]
  /** The whole list before the change. */
  listBefore?: readonly object[]
  /** Without a subject, the entry is about the bulk change. */
  audit: Omit<NewChange, 'at' | 'editor' | 'subject'> & { subject?: string }
}

/** The bulk changes of rows with one kind in the table `bulk_changes`. */
export const bulkChangeStore = (kind: string) =>
  bulkChangeStoreOf<BulkChangeItem, StoredBulkItem>(kind, storedItemsSchema)

/**
 * The bulk changes of one kind in the table `bulk_changes`. Only an undo updates such a row.
 *
 * @param itemsSchema Parses the stored items.
 */
export function bulkChangeStoreOf<Item, StoredItem = Item>(
  kind: string,
  itemsSchema: v.GenericSchema<unknown, StoredItem[]>,
) {
  const select = (db: Db) =>
    db
      .selectFrom('bulk_changes')
      .select(['id', 'at', 'who', 'origin', 'steps_json', 'undone_at', 'undone_by'])
      .where('kind', '=', kind)

  return {
    /** Stores a bulk change and its audit entry, in the transaction of the change. */
    async add(
      { trx, record, editor, now }: BulkTransaction,
      { origin, items, listBefore, audit }: NewBulkChange<Item>,
    ): Promise<number> {
      const { id } = await trx
        .insertInto('bulk_changes')
        .values({
          ...{ kind, at: now.toISOString(), who: editor.userId, origin },
          steps_json: JSON.stringify(items),
          before_json: listBefore ? JSON.stringify(listBefore) : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await record({ subject: `${kind}/${id}`, ...audit })
      return id
    },

    /** Replaces the items, in the transaction that adds the change and then learns its items. */
    async setItems(trx: Db, id: number, items: readonly Item[]): Promise<void> {
      await trx
        .updateTable('bulk_changes')
        .set({ steps_json: JSON.stringify(items) })
        .where('id', '=', id)
        .execute()
    },

    async find(db: Db, id: string) {
      const query = select(db).select('before_json')
      const row = await query.where('id', '=', parseRowId(id) ?? 0).executeTakeFirst()
      return row && { ...parseRow(row, itemsSchema), listJson: row.before_json }
    },

    /** Lists the bulk changes, newest first. */
    async list(db: Db, limit: number) {
      const rows = await select(db).orderBy('id', 'desc').limit(limit).execute()
      return rows.map((row) => parseRow(row, itemsSchema))
    },

    /** Marks the bulk change as undone. Returns `false` if a concurrent request was first. */
    async claim({ trx, editor, now }: BulkTransaction, { id }: { id: number }): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('bulk_changes')
        .set({ undone_at: now.toISOString(), undone_by: editor.userId })
        .where('id', '=', id)
        .where('undone_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

type BulkChangeRow = Omit<Selectable<BulkChangeTable>, 'kind' | 'before_json'>

const parseRow = <Item>(
  { id, at, who, origin, steps_json, undone_at, undone_by }: BulkChangeRow,
  itemsSchema: v.GenericSchema<unknown, Item[]>,
) => ({
  ...{ id, at, who, origin, undoneAt: undone_at, undoneBy: undone_by },
  isUndone: undone_at !== null,
  items: parseStoredJson(itemsSchema, steps_json, []),
})

/** Lists the bulk changes of one row, newest first, each with the row's values. */
export async function listBulkChangesOf(
  db: Db,
  { fact, id, limit }: { fact: ReviewableKind; id: number; limit: number },
) {
  const rows = await db
    .selectFrom('bulk_changes')
    .select(['id', 'at', 'who', 'steps_json'])
    .where('steps_json', 'like', `%{"fact":"${fact}","id":${id},%`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ steps_json, ...row }) =>
    parseStoredJson(storedItemsSchema, steps_json, [])
      .filter((it) => it.fact === fact && it.id === id)
      .map((item) => ({ ...row, item })),
  )
}
