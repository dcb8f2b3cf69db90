import type { Selectable } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type {
  UploadBatchItemTable,
  UploadBatchTable,
} from '#app/platform/db/schema-upload-batches.ts'

export type UploadBatchRow = Selectable<UploadBatchTable>
export type UploadBatchItemRow = Selectable<UploadBatchItemTable>

/** Owner of uploaded pictures: a noun such as `model`, and a key such as a model's slug. */
export type UploadBatchOwner = { noun: string; key: string }

/** Finds a batch that is not in use yet. */
export function findUploadBatch(
  db: Db,
  { noun, key }: UploadBatchOwner,
  id: number,
): Promise<UploadBatchRow | undefined> {
  return db
    .selectFrom('picture_sets')
    .selectAll()
    .where('id', '=', id)
    .where('noun', '=', noun)
    .where('key', '=', key)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
}

export function listBatchItems(db: Db, sets: number[]): Promise<UploadBatchItemRow[]> {
  return db
    .selectFrom('picture_set_items')
    .selectAll()
    .where('set_id', 'in', sets)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
