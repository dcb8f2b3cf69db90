import type { Selectable } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type {
  UploadBatchItemTable,
  UploadBatchTable,
} from '#app/platform/db/schema-upload-batches.ts'

export type SetRow = Selectable<UploadBatchTable>
export type ItemRow = Selectable<UploadBatchItemTable>

/** What pictures are for: a noun of the site and which of them. */
export type Owner = { noun: string; key: string }

/** How an attempt ended, with the sentence for who made it. */
export type Sent<Value> =
  | { is: 'done'; value: Value }
  | { is: 'gone' }
  | { is: 'refused'; status: 409 | 413 | 422; sentences: string[] }

/** A set that is not put to its use yet. */
export function findSet(db: Db, { noun, key }: Owner, id: number): Promise<SetRow | undefined> {
  return db
    .selectFrom('picture_sets')
    .selectAll()
    .where('id', '=', id)
    .where('noun', '=', noun)
    .where('key', '=', key)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
}

export function itemsOf(db: Db, sets: number[]): Promise<ItemRow[]> {
  return db
    .selectFrom('picture_set_items')
    .selectAll()
    .where('set_id', 'in', sets)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function refused(status: 409 | 413 | 422, ...sentences: string[]): Sent<never> {
  return { is: 'refused', status, sentences }
}
